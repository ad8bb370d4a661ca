// The shell of every HTML report: one file that needs nothing else, no font, no picture, no script but the one it was
// given, and says so to the browser.

import { createHash } from 'node:crypto';
import { type Html, html, type Part, raw } from './html.ts';
import { baseStyle } from './style.ts';

/** Nothing is fetched and nothing else runs, whatever the page may come to hold. */
const policyWith = (script: string | undefined): string => {
  const hash = script && createHash('sha256').update(script).digest('base64');
  const scripts = hash ? ` script-src 'sha256-${hash}';` : '';
  return `default-src 'none';${scripts} style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
};

export interface DocumentParts {
  readonly title: string;
  /** What one report adds to the shared style sheet. */
  readonly style?: string;
  /** Written by this project; the page says the same without it. */
  readonly script?: string;
  readonly body: Part;
}

/** A whole document, ready to be written. */
export const document = ({ title, style = '', script, body }: DocumentParts): string => {
  const page: Html = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyWith(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(baseStyle + style)}</style>
</head>
<body>
${body}
${script && html`<script>${raw(script)}</script>`}
</body>
</html>
`;
  return page.toString();
};
