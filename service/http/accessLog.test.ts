import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { createLog } from '../ports/log.ts';
import { logRequests } from './accessLog.ts';

const Line = z.object({ level: z.int(), res: z.object({ status: z.int() }), err: z.optional(z.unknown()) });
const DEBUG = 20;
const ERROR = 50;

async function lineFor(status: number): Promise<z.infer<typeof Line>> {
  const written = new PassThrough();
  const handle = logRequests(createLog('debug', written));
  const server = createServer((request, response) => {
    // The type comes from Express, but the middleware reads Node's objects.
    Reflect.apply(handle, undefined, [request, response, () => response.writeHead(status).end()]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  const line: unknown = (await once(written, 'data'))[0];
  server.close();
  return Line.parse(JSON.parse(String(line)));
}

it.for([
  [200, DEBUG],
  [429, DEBUG],
  [500, ERROR],
  [503, DEBUG],
])('writes an answer of %i at level %i, without a stack', async ([status = 0, level]) => {
  const line = await lineFor(status);
  expect([line.res.status, line.level, line.err]).toEqual([status, level, undefined]);
});
