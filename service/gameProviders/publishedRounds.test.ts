import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ProviderUnreachable } from '#domain/ports/gameProvider.ts';
import { MAX_ROUND_BYTES } from '#protocol/wallet/index.ts';
import { createPublishedRounds } from './publishedRounds.ts';

const Secret = 'a secret of the platform, 32 letters';
const bounds = { CallsPerSecond: 1, MaxWin: 1, MaxWinPerDay: 1 };
const provider = { ID: 'studio', Name: 'S', LaunchURL: 'https://s.test', Brands: [], Games: [], ...bounds };
const NOW = 1_795_694_400_000;
let server: Server | undefined;
afterEach(async () => {
  const open = server;
  if (open !== undefined) await promisify(open.close.bind(open))();
});

/** Creates the rounds of a provider with these answers. */
async function rounds(answer: RequestListener) {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const { port } = z.object({ port: z.int() }).parse(listening.address());
  return createPublishedRounds(new Map([['studio', { URL: `http://127.0.0.1:${port}/rounds/`, Secret }]]), () => NOW);
}

it('signs the time, player and round of a request', async () => {
  const asked: unknown[] = [];
  const port = await rounds(({ url, headers }, answer) => {
    asked.push(url, headers['x-platform-timestamp'], headers['x-platform-signature']);
    answer.end(JSON.stringify({ record: { RoundID: 'a/b' }, maths: '{}', more: 1 }));
  });
  expect(await port.read(provider, 'a/b', '10000002')).toEqual({ record: { RoundID: 'a/b' }, maths: '{}' });
  const signature = createHmac('sha256', Secret).update(`${NOW}:10000002:a/b`).digest('hex');
  expect(asked).toEqual(['/rounds/a%2Fb?user=10000002', String(NOW), signature]);
});

it('returns nothing for 404 and for a provider without rounds', async () => {
  const port = await rounds((_, answer) => answer.writeHead(404).end());
  expect(await port.read(provider, 'a', '1')).toBeUndefined();
  const other = { ...provider, ID: 'other' };
  expect(await port.read(other, 'a', '1')).toBeUndefined();
  expect([port.publishes(provider), port.publishes(other)]).toEqual([true, false]);
});

it('asks for the boards of a page of rounds by one request', async () => {
  const asked: unknown[] = [];
  const board = { columns: [['owl', 'key']], marked: [[0, 1]], win: { line: 3, symbol: 'key', count: 1 } };
  const port = await rounds(({ url, headers }, answer) => {
    asked.push(url, headers['x-platform-signature']);
    answer.end(JSON.stringify({ rounds: [{ round: 'a', board }] }));
  });
  expect(await port.readBoards(provider, ['a', 'b'], '10000002')).toEqual([{ round: 'a', board }]);
  const signature = createHmac('sha256', Secret).update(`${NOW}:10000002:a,b`).digest('hex');
  expect(asked).toEqual(['/rounds?user=10000002&rounds=a%2Cb', signature]);
  expect(await port.readBoards({ ...provider, ID: 'other' }, ['a'], '1')).toEqual([]);
});

it('has no boards and no pictures for a provider that answers 404', async () => {
  const port = await rounds((_, answer) => answer.writeHead(404).end());
  expect(await port.readBoards(provider, ['a'], '1')).toEqual([]);
  expect(await port.readSymbols(provider, 'owl')).toBeUndefined();
});

it('asks for the pictures of a game without a player', async () => {
  const asked: unknown[] = [];
  const symbols = { owl: 'data:image/webp;base64,AA' };
  const port = await rounds(({ url, headers }, answer) => {
    asked.push(url, headers['x-platform-signature']);
    answer.end(JSON.stringify({ symbols }));
  });
  expect(await port.readSymbols(provider, 'owl')).toEqual(symbols);
  const signature = createHmac('sha256', Secret).update(`${NOW}::owl`).digest('hex');
  expect(asked).toEqual(['/rounds?game_code=owl', signature]);
});

it.each<[string, RequestListener]>([
  ['a failure', (_, answer) => answer.writeHead(500).end('{}')],
  ['no JSON', (_, answer) => answer.end('<html>')],
  ['another form', (_, answer) => answer.end('{"round":1}')],
  ['a redirect', (_, answer) => answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a picture from elsewhere', (_, answer) => answer.end('{"record":{},"symbols":{"owl":"https://a.test/owl.png"}}')],
  ['too much', (_, answer) => answer.end(JSON.stringify({ record: { long: 'x'.repeat(MAX_ROUND_BYTES) } }))],
  ['a closed connection', ({ socket }) => socket.destroy()],
])('is unreachable for %s', async (_, answer) => {
  const port = await rounds(answer);
  await expect(port.read(provider, 'a', '1')).rejects.toThrow(ProviderUnreachable);
});
