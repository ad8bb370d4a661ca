// The child process of stdio-process: it joins its stdin and stdout to a local socket, and ends when either side does.
// The first line on the socket is its process id, so that it can be missed by name.
// Plain JavaScript, so that it starts fast and needs no loader. Usage: node relay.mjs PORT

import { connect } from 'node:net';

const socket = connect(Number(process.argv[2]), '127.0.0.1');
socket.write(`${process.pid}\n`);
process.stdin.pipe(socket);
socket.pipe(process.stdout);
socket.on('close', () => process.exit(0));
socket.on('error', () => process.exit(1));
process.stdout.on('error', () => process.exit(0));
