import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { WebSocketServer } from 'ws';
import { afterEach, expect, it } from 'vitest';
import { readRequest, writeAnswer } from '#protocol/frame.ts';
import { asCommand } from './asCommand.ts';
import type { LoggedCall } from './callLog.ts';

const run = promisify(execFile);
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const call = (part: Partial<LoggedCall>): LoggedCall => ({
  id: 1,
  at: 0,
  contract: 'sendCode',
  way: 'REST',
  method: 'POST',
  path: '/api/v1/code?lang=zh_tw',
  headers: {},
  text: '',
  ...part,
});

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return address.port;
}

/** Runs a line in a shell, against a test server in place of the service. */
async function inShell(line: string, port: number, env: Record<string, string> = {}): Promise<string> {
  const node = process.versions.node.startsWith('20.')
    ? line.replace(/^node -e/, 'node --experimental-websocket -e')
    : line;
  const there = node.replaceAll('127.0.0.1:8787', `127.0.0.1:${port}`).replace('-c cookies.txt', '');
  const { stdout } = await run('sh', ['-c', there], { env: { ...process.env, ...env } });
  return stdout;
}

it('sends a REST call by curl like the page: address, body and headers', async () => {
  const received: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: string[] = [];
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    request.on('end', () => {
      received.push({ request, body: parts.join('') });
      response.end('fine');
    });
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  const text = `{"Name":"it's 「貓」 $HOME"}`;
  const headers = { 'content-type': 'application/json', 'api-token': 'a b', 'user-agent': 'the page' };
  const port = portOf(server);
  expect(await inShell(asCommand(call({ headers, text })), port)).toBe('fine');
  expect(received).toMatchObject([
    {
      request: {
        method: 'POST',
        url: '/api/v1/code?lang=zh_tw',
        headers: {
          'content-type': 'application/json',
          'api-token': 'a b',
        },
      },
      body: text,
    },
  ]);
  expect(received[0]?.request.headers['user-agent']).toMatch(/^curl/);
});

it('sends a frame by Node after a sign-in by the session’s token, and prints the answer', async () => {
  const frames: unknown[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  server.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      const frame = readRequest(data.toString('utf8'));
      frames.push(frame);
      socket.send(writeAnswer(frame.OP, {}));
    }),
  );
  await once(server, 'listening');
  const text = `{"OP":30000,"CloseRSA":true,"R":"r","Message":"it's me"}`;
  const port = portOf(server);
  const line = asCommand(call({ way: 'chat', path: '/ws/chat', text }));
  const printed = await inShell(line, port, { TOKEN: 'hot' });
  expect(frames).toEqual([
    { OP: 10_000, R: 'sign-in', Token: 'hot', payload: {} },
    { OP: 30_000, R: 'r', payload: { Message: "it's me" } },
  ]);
  expect(printed.trim().split('\n')).toHaveLength(2);
});
