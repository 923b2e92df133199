import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { readJackpots } from './readJackpots.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Reads from a provider with these answers. */
async function read(listener: RequestListener, timeoutMs?: number) {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listening.address() as AddressInfo;
  const provider = { ID: 'studio', JackpotsURL: `http://127.0.0.1:${port}/jackpots` };
  return readJackpots(provider, { Brand: 'win', GameCode: 'owl' }, timeoutMs);
}

const answer =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

it('asks for a game of a brand and reads its pools', async () => {
  let asked = '';
  const pools = await read((request, response) => {
    text(request).then(
      (body) => {
        asked = `${request.method ?? ''} ${request.url ?? ''} ${body}`;
        response.end('{"Jackpots":[{"Name":"major","Amount":4000000,"Odds":"rare"}],"Version":2}');
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  expect(pools).toEqual([{ Name: 'major', Amount: 4_000_000 }]);
  expect(asked).toBe('POST /jackpots {"Brand":"win","GameCode":"owl"}');
});

it.each([
  ['an error', answer('{}', 500), /studio answered 500/],
  ['no JSON', answer('<html>'), /JSON/],
  ['other JSON', answer('{"Jackpots":[{"Name":"major","Amount":-1}]}'), /Amount/],
  ['too much', answer(' '.repeat(70_000)), /more than 65536 bytes/],
  ['a redirect', (_request, response) => response.writeHead(302, { location: '/other' }).end(), /fetch failed/],
] satisfies [string, RequestListener, RegExp][])('refuses %s', async (_name, listener, message) => {
  await expect(read(listener)).rejects.toThrow(message);
});

it('does not wait for a silent provider', async () => {
  await expect(read(() => {}, 50)).rejects.toThrow(/timeout/);
});

it('reads nothing if there is no address', async () => {
  expect(await readJackpots({ ID: 'studio' }, { Brand: 'win', GameCode: 'owl' })).toEqual([]);
});
