// All connect factories by the name of their transport.

import type { Transport } from '../requirements/model.ts';
import { connectHttp } from './http.ts';
import { connectHttpSocket } from './http-socket.ts';
import { connectHttpStateless } from './http-stateless.ts';
import { connectMemory } from './memory.ts';
import type { Connect } from './port.ts';
import { connectSse } from './sse.ts';
import { connectStdio } from './stdio.ts';
import { connectStdioProcess } from './stdio-process.ts';

export const factories: Readonly<Record<Transport, Connect>> = {
  memory: connectMemory,
  http: connectHttp,
  'http-stateless': connectHttpStateless,
  sse: connectSse,
  stdio: connectStdio,
  'http-socket': connectHttpSocket,
  'stdio-process': connectStdioProcess,
};
