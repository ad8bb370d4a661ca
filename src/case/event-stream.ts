// Reads a response that is an event stream, as its events come: for tests that speak raw HTTP.

/** One event: its fields as they were written, its data parsed where they are JSON. */
export interface StreamEvent {
  readonly event?: string;
  readonly id?: string;
  readonly retry?: string;
  readonly data?: unknown;
}

export interface EventStream {
  /** What has come so far. */
  readonly events: readonly StreamEvent[];
  /** True once the stream has ended, or was cut. */
  readonly ended: boolean;
  /** Leaves the stream, as a client does whose connection breaks. */
  leave(): Promise<void>;
}

const parsed = (data: string): unknown => (data.startsWith('{') ? JSON.parse(data) : data);

/** The fields of one event (the HTML standard, server-sent events); undefined for a comment. */
const eventOf = (block: string): StreamEvent | undefined => {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields[name] = value;
  }
  if (Object.keys(fields).length === 0) return undefined;
  return { ...fields, ...('data' in fields && { data: parsed(fields.data ?? '') }) };
};

/** Starts reading. What never ends is cut when its connection is closed. */
export const readEvents = (response: Response): EventStream => {
  const events: StreamEvent[] = [];
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let ended = reader === undefined;
  let text = '';
  const read = async (): Promise<void> => {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) events.push(event);
      }
    }
  };
  const over = () => {
    ended = true;
  };
  read().then(over, over);
  return {
    events,
    get ended() {
      return ended;
    },
    async leave() {
      await reader?.cancel();
    },
  };
};
