import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { BodyBudget } from './bodyBudget.ts';
import { JSON_BODY } from '#domain/dispatch/door.ts';
import { readBody } from './body.ts';

const CHUNK = 64 * 1024;
const CHUNKS = 20;
const maxBytes = 4 * 1024 * 1024;

it('gives other requests a turn between two pieces of a body that is already complete', async () => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'application/json';
  request.headers['content-length'] = String(CHUNK * CHUNKS);
  for (let pushed = 0; pushed < CHUNKS; pushed += 1) request.push(Buffer.alloc(CHUNK, 'x'));
  request.push(null);
  let turns = 0;
  let isRead = false;
  const countTurns = (): void => {
    turns += 1;
    if (!isRead) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const share = new BodyBudget({ all: maxBytes, perAddress: maxBytes }).open('192.0.2.1');
  const body = await readBody(request, { maxBytes, types: JSON_BODY, share, stallMs: 10_000 });
  isRead = true;
  expect(body).toEqual({ text: 'x'.repeat(CHUNK * CHUNKS) });
  expect(turns).toBeGreaterThanOrEqual(CHUNKS - 1);
});
