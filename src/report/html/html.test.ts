import { expect, test } from 'vitest';
import { document } from './document.ts';
import { html, joined, raw } from './html.ts';
import { issueLink } from './issue-link.ts';
import { outcomeBadge } from './outcome-badge.ts';

const hostile = `"><img src=x onerror='alert(1)'>&amp;`;

test('everything is text unless it is HTML already', () => {
  expect(`${html`<p title="${hostile}">${hostile}</p>`}`).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;">' +
      '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;</p>',
  );
  expect(`${html`${html`<b>${'<'}</b>`}${raw('<i>')}`}`).toBe('<b>&lt;</b><i>');
});

test('lists are run together, numbers are written, and what is not there leaves nothing', () => {
  expect(`${html`${[1, '<', [html`<b>`]]}${undefined}${false}${0}`}`).toBe('1&lt;<b>0');
  expect(`${html`${joined([html`<b>`, undefined, '&'], ', ')}`}`).toBe('<b>, &amp;');
});

test('a document allows itself no script and no request', () => {
  const page = document({ title: hostile, style: 'p { margin: 0 }', body: html`<p>x</p>` });
  expect(page).toContain(`content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;;`);
  expect(page).toContain('<title>&quot;&gt;&lt;img');
  expect(page).toContain('p { margin: 0 }</style>');
  expect(page).not.toMatch(/@import|url\(|<script|<link/);
});

test('an outcome is a word', () => {
  expect(`${outcomeBadge('fail')}`).toBe('<b class="is-fail">fail</b>');
});

test('only the number of an issue becomes a link', () => {
  expect(`${issueLink('#1510')}`).toMatch(/^<a href="https:\/\/[^"]+\/issues\/1510">#1510<\/a>$/);
  expect(`${issueLink('javascript:alert(1)')}`).toBe('javascript:alert(1)');
});
