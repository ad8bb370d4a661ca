// Why the gate cannot judge at all.

export class GateError extends Error {
  readonly code: 'NO_PROJECT' | 'UNREADABLE_SOURCE' | 'UNREADABLE_FACTS' | 'NO_FACTS' | 'PARTIAL_RUN';
  override readonly name = 'GateError';

  constructor(code: GateError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
