// What every report in Markdown needs: text that stays text.

/** Text in which nothing is markup, and nobody is called by a name. */
export const escaped = (text: string): string => text.replace(/[\\`*_~<>[\]|#&@]/g, '\\$&');

/** Text as code, which cannot end it. */
export const code = (text: string): string => {
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const pad = fence.length > 1 ? ' ' : '';
  return `${fence}${pad}${text.replaceAll('\n', ' ')}${pad}${fence}`;
};
