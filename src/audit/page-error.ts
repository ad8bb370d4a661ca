// What may be wrong with a page of the specification, each with a stable code and the place.

export class PageError extends Error {
  readonly code: 'unparsable-page' | 'tag-collision' | 'no-such-revision';

  constructor(code: PageError['code'], message: string) {
    super(message);
    this.name = 'PageError';
    this.code = code;
  }
}
