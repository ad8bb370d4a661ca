// The same as http.ts over a real socket on the loopback interface.

import { connectHttpOver } from './http.ts';
import { createLoopback } from './loopback.ts';
import type { Connect } from './port.ts';

export const connectHttpSocket: Connect = connectHttpOver(createLoopback);
