// The places within the HTML page, as ids and as links to them.

/** The id of the place where a page of the specification opens. */
export const pageId = (revision: string, page: string): string => `${revision}/${page}`;

/** The id of a statement. */
export const statementId = (revision: string, page: string, anchor: string, tag: string): string =>
  `${revision}/${page}/${anchor === '' ? '' : `${anchor}/`}${tag}`;

export const fragment = (id: string): string => `#${id.split('/').map(encodeURIComponent).join('/')}`;
