// An upstream issue of the SDKs, linked where it is a number and plain text where it is anything else.

import { type Html, html } from './html.ts';

export const issues = 'https://github.com/modelcontextprotocol/typescript-sdk/issues/';

/** @param issue as in a divergence: `#1510` */
export const issueLink = (issue: string): Html =>
  /^#\d+$/.test(issue) ? html`<a href="${issues}${issue.slice(1)}">${issue}</a>` : html`${issue}`;
