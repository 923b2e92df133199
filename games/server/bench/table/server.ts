import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createCatalogue } from '#games/provider/catalogue.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { createGameServer } from '#games/provider/provider.ts';
import { Rooms } from '#games/provider/room/Rooms.ts';
import { BETS_MS, ROUND_MS } from '#games/provider/table/states.ts';
import { createTableCatalogue, readTableFile } from '#games/provider/table/tableCatalogue.ts';
import type { WalletClient, WalletResult } from '#games/provider/wallet.ts';
import { repeat } from '#store/repeat.ts';
import { createLog } from '../../log.ts';
import { createGameMetrics } from '../../metrics.ts';
import { openDatabase } from '../../openDatabase.ts';
import { openRoomSockets } from '../../rooms/roomSockets.ts';
import { broadcast } from '../../rooms/socketPeer.ts';
import { moment, ServerQuestion } from './reports.ts';

// The rooms of the game server with their socket and a database, in a process of its own: `server.ts <database URL> <game> <players>`. Its
// wallet answers at once and writes nothing, since the platform's writes are measured apart.

const TICK_MS = 20;
const EXPIRES = '2100-01-01T00:00:00.000Z';
const GOLD = 1_000_000_000;

const [databaseUrl = '', game = '', players = ''] = process.argv.slice(2);
const log = createLog('error', process.stderr);
const opened = await openDatabase(databaseUrl, log);
/** The clock stands still, so that a slow machine has enough time for its bets. */
let time = Date.now();
const now = (): number => time;
let stored = 0;
let sent = { at: 0, text: '' };

const isDrawn = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'round' in result && 'bets' in result;
const rules = readFileSync(new URL(`../../../rooms/${game}/rules.json`, import.meta.url), 'utf8');
const file = readTableFile(rules);
const tables = createTableCatalogue(file === undefined ? [] : [{ hash: nodeCrypto.sha256(rules), file }]);
const ports: ProviderPorts = {
  store: {
    ...opened,
    transaction: async (work, reads) => {
      const result = await opened.transaction(work, reads);
      if (isDrawn(result)) stored = moment();
      return result;
    },
  },
  now,
  randomBytes: (count) => randomBytes(count),
  crypto: nodeCrypto,
  wallet: richWallet(),
  catalogue: createCatalogue([]),
  tables,
  report: (error) => log.error({ err: error }, 'the game server failed'),
};
const server = createGameServer(ports);
const rooms = new Rooms({
  ports,
  holder: { id: 'bench', address: '' },
  wait: (milliseconds, work) => void globalThis.setTimeout(work, milliseconds),
  broadcast(peers, text) {
    if (text.includes('"Drawn"')) sent = { at: moment(), text };
    broadcast(peers, text);
  },
});
const http = createServer();
await new Promise<void>((resolve) => {
  http.listen(0, '127.0.0.1', resolve);
});
const sockets = openRoomSockets(http, {
  config: {
    origin: 'http://localhost',
    key: generateKeyPairSync('ed25519').privateKey,
    trustedProxies: 0,
    maxSocketsPerAddress: 2 * Number(players),
    maxOpeningsPerMinute: 1e7,
  },
  rooms,
  metrics: createGameMetrics(),
  log,
  now,
});
const ticks = repeat(
  TICK_MS,
  () => rooms.tick(),
  (error) => log.error({ err: error }, 'a tick failed'),
);

/** Every player is rich. The launch token is the player's id. */
function richWallet(): WalletClient {
  const answer = { status: 'RS_OK', balance: GOLD, currency: 'GOLD' } as const;
  const answered: WalletResult = { kind: 'answered', answer };
  const facts = { expires: EXPIRES, sub_partner_id: 'bj188', game_code: game, variant: 'r96' };
  return {
    authenticate: async ({ token }) => ({
      kind: 'answered',
      answer: { ...answer, ...facts, token: `session-${token}`, user: token, min_bet: 100, max_bet: 200_000 },
    }),
    balance: async () => answered,
    play: async () => answered,
    bet: async () => answered,
    win: async () => answered,
    rollback: async () => answered,
    close: async () => answered,
  };
}

async function stateOfLast(): Promise<{ readonly TableRoundID: string; readonly State: string } | undefined> {
  const [last] = await opened.table('tableRounds').find({ order: [['TableRoundID', 'desc']], limit: 1 });
  return last;
}

async function until<Found>(find: () => Promise<Found | undefined> | Found | undefined): Promise<Found> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await setTimeout(TICK_MS / 2);
  }
}

async function openPlayers(count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let each = 0; each < count; each += 1)
    tokens.push(await server.openSession({ LaunchToken: String(10_000_000 + each), GameCode: game }));
  return tokens;
}

async function answer(question: ServerQuestion): Promise<object> {
  switch (question.ask) {
    case 'open':
      return { tokens: await openPlayers(question.players) };
    case 'round': {
      const round = await until(async () => {
        const last = await stateOfLast();
        return last?.State === 'betting' ? last : undefined;
      });
      return { TableRoundID: round.TableRoundID };
    }
    case 'draw': {
      const before = sent.at;
      time += BETS_MS;
      await until(() => (sent.at > before ? true : undefined));
      return { stored, sent: sent.at, text: sent.text };
    }
    case 'end':
      await rooms.idle();
      time += ROUND_MS - BETS_MS;
      return { done: true };
    case 'facts':
      return {
        bets: await opened.table('tableBets').count(),
        paid: await opened.table('tableBets').count({ State: 'paid' }),
      };
  }
}

async function stop(): Promise<void> {
  await ticks.stop();
  await rooms.stop();
  await sockets.stop();
  http.close();
  await opened.close();
  process.exit(0);
}

process.on('message', (message) => {
  void answer(ServerQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => void stop());
process.send?.({ port: (http.address() as AddressInfo).port });
