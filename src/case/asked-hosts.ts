// Which hosts this process asks over HTTP, whatever it asks them with.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const listen = (channel: string, take: (message: unknown) => void): (() => void) => {
  subscribe(channel, take);
  return () => unsubscribe(channel, take);
};

/** The hosts that were asked while `act` ran, by fetch or by node:http, in order; a failed request counts as well. */
export const askedHosts = async (act: () => Promise<unknown>): Promise<string[]> => {
  const hosts: string[] = [];
  const stops = [
    listen('undici:request:create', (message) => {
      const { request } = message as { request: { origin: string | URL } };
      hosts.push(new URL(request.origin).hostname);
    }),
    listen('http.client.request.start', (message) => {
      hosts.push((message as { request: ClientRequest }).request.host);
    }),
  ];
  try {
    await act();
  } finally {
    for (const stop of stops) stop();
  }
  return hosts;
};
