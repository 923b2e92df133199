import { fileURLToPath } from 'node:url';
import { generateKeyPairSync } from 'node:crypto';
import { createCatalogue } from '#games/provider/catalogue.ts';
import type { WalletClient, WalletResult } from '#games/provider/wallet.ts';
import { percentile } from '#service/bench/median.ts';
import { readFish } from '../../catalogue/readFish.ts';
import { startGameServer } from '../../gameServer.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../../openDatabase.ts';
import { RoomsQuestion } from './reports.ts';

// The real game server with rooms of fishing on a database, in a process of its own: `server.ts <database URL>`. Its wallet answers at
// once and writes nothing.

const GAME = 'angler';
const EXPIRES = '2100-01-01T00:00:00.000Z';

const [databaseUrl = ''] = process.argv.slice(2);
const log = createLog('error', process.stderr);
const late: number[] = [];
const running = await startGameServer({
  config: {
    port: 0,
    host: '127.0.0.1',
    origin: 'http://localhost',
    nodeOrigin: '',
    platformUrl: 'http://127.0.0.1:9',
    followsPlatformClock: false,
    keyID: 'bench',
    key: generateKeyPairSync('ed25519').privateKey,
    databaseUrl,
    frameAncestors: ['http://localhost'],
    demoVariants: {},
    roundsSecret: undefined,
    probesToken: undefined,
    trustedProxies: 0,
    maxRequestsPerMinute: 1e7,
    maxCallsPerMinute: 1e7,
    maxSocketsPerAddress: 10_000,
    maxOpeningsPerMinute: 1e7,
    logLevel: 'error',
  },
  catalogue: createCatalogue([]),
  fish: readFish(fileURLToPath(new URL('../../../rooms', import.meta.url))).fish,
  publishedFiles: () => undefined,
  store: await openDatabase(databaseUrl, log),
  log,
  clientFolder: '/nonexistent',
  throughWallet: richWallet,
  onFishTick: (lateMs) => late.push(lateMs),
});

/** Every player is rich. The launch token is the player's id. */
function richWallet(wallet: WalletClient): WalletClient {
  const answer = { status: 'RS_OK', balance: 1_000_000, currency: 'GOLD' } as const;
  const answered: WalletResult = { kind: 'answered', answer };
  const facts = { expires: EXPIRES, sub_partner_id: 'bj188', game_code: GAME, variant: 'only', holds: true };
  return {
    ...wallet,
    authenticate: async ({ token }) => ({
      kind: 'answered',
      answer: { ...answer, ...facts, token: `session-${token}`, user: token, min_bet: 2, max_bet: 4000 },
    }),
    balance: async () => answered,
    bet: async () => answered,
    win: async () => answered,
    rollback: async () => answered,
    close: async () => answered,
  };
}

async function answer(question: RoomsQuestion): Promise<object> {
  if (question.ask === 'open') {
    const tokens: string[] = [];
    for (let each = 0; each < question.players; each += 1)
      tokens.push(await running.server.openSession({ LaunchToken: String(10_000_000 + each), GameCode: GAME }));
    return { tokens };
  }
  if (question.ask === 'start') {
    late.length = 0;
    return { done: true };
  }
  return { ticks: late.length, p50: percentile(late, 50), p99: percentile(late, 99), most: Math.max(...late) };
}

process.on('message', (message) => {
  void answer(RoomsQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => void running.stop().then(() => process.exit(0)));
process.send?.({ port: running.port });
