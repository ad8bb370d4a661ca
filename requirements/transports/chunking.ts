// What must hold of bytes however they come: in any parts, and written in any way that their format allows.

import type { Area } from '../model.ts';

export const chunking = {
  'chunking:requests': {
    source: ['sdk'],
    behavior: 'The server reads a message wherever its bytes are cut.',
    level: 'own',
    transports: { only: ['http', 'http-stateless', 'sse', 'stdio'], because: 'framing' },
  },
  'chunking:answers': {
    source: ['sdk'],
    behavior: 'The client reads an event of a stream wherever its bytes are cut and whatever ends its lines.',
    level: 'own',
    // Behind the client of stdio the suite's own framing would be what is judged.
    transports: { only: ['http', 'sse'], because: 'about-transport' },
  },
  // What ends a line of an event stream is a line feed, a carriage return, or both (the HTML standard).
  'chunking:answers:carriage-return': {
    source: ['sdk'],
    behavior: 'The client reads an event whose last line ends with a carriage return once that has come.',
    level: 'own',
    transports: { only: ['http', 'sse'], because: 'about-transport' },
    divergence: [
      { pin: 'waits', sdk: 'v1', note: 'waits for what follows, since that could be a line feed' },
      { pin: 'waits', sdk: 'v2', note: 'waits for what follows, since that could be a line feed' },
    ],
  },
} as const satisfies Area;
