// An event store as a user's own code would hold one: in memory, for one server. Events are numbered across all streams,
// so that an id alone tells the stream.

type Message = object;

export interface StoredEvent {
  readonly id: string;
  readonly streamId: string;
  /** Without a method and without an id: the event that only primes a client to resume. */
  readonly message: Message;
}

/** What both SDK lines take as `eventStore`, and what it has stored so far, in order. */
export interface EventStore {
  readonly events: readonly StoredEvent[];
  storeEvent(streamId: string, message: Message): Promise<string>;
  getStreamIdForEventId(eventId: string): Promise<string | undefined>;
  replayEventsAfter(
    lastEventId: string,
    to: { send(eventId: string, message: Message): Promise<void> },
  ): Promise<string>;
}

/** A new, empty store. Replaying after an event that it never stored rejects. */
export const createEventStore = (): EventStore => {
  const events: StoredEvent[] = [];
  const streamOf = (eventId: string) => events.find(({ id }) => id === eventId)?.streamId;
  return {
    events,
    async storeEvent(streamId, message) {
      const id = `event-${events.length + 1}`;
      events.push({ id, streamId, message });
      return id;
    },
    getStreamIdForEventId: async (eventId) => streamOf(eventId),
    async replayEventsAfter(lastEventId, { send }) {
      const streamId = streamOf(lastEventId);
      if (streamId === undefined) throw new Error(`no event is called ${lastEventId}`);
      const after = events.slice(events.findIndex(({ id }) => id === lastEventId) + 1);
      for (const { id, message } of after.filter((event) => event.streamId === streamId)) {
        await send(id, message);
      }
      return streamId;
    },
  };
};
