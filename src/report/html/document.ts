// The shell of every HTML report: one file that needs nothing else, no script, no font, no picture, and says so to the
// browser.

import { type Html, html, type Part, raw } from './html.ts';
import { baseStyle } from './style.ts';

/** Nothing is fetched and nothing runs, whatever the page may come to hold. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export interface DocumentParts {
  readonly title: string;
  /** What one report adds to the shared style sheet. */
  readonly style?: string;
  readonly body: Part;
}

/** A whole document, ready to be written. */
export const document = ({ title, style = '', body }: DocumentParts): string => {
  const page: Html = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(baseStyle + style)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return page.toString();
};
