import { fileURLToPath } from 'node:url';
import { generateKeyPairSync } from 'node:crypto';
import { answerCall } from '#games/provider/answerCall.ts';
import type { WalletClient, WalletResult } from '#games/provider/wallet.ts';
import { readCatalogue } from '../../catalogue/readCatalogue.ts';
import type { Config } from '../../config.ts';
import { startGameServer } from '../../gameServer.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../../openDatabase.ts';
import { ServerQuestion, type Session } from './reports.ts';

// The real game server on a database, in a process of its own: `server.ts <database URL>`. Its wallet answers at once and writes nothing,
// since the platform's writes are measured apart.

const STAKE = 100;
const PAUSE_MS = 2500;
const EXPIRES = '2100-01-01T00:00:00.000Z';

const [databaseUrl = ''] = process.argv.slice(2);
const log = createLog('error', process.stderr);
const store = await openDatabase(databaseUrl, log);
let passed = 0;
const config: Config = {
  port: 0,
  host: '127.0.0.1',
  origin: 'http://localhost',
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
  nodeOrigin: '',
  maxSocketsPerAddress: 500,
  maxOpeningsPerMinute: 1e7,
  logLevel: 'error',
};
const running = await startGameServer({
  config,
  ...readCatalogue(fileURLToPath(new URL('../../../catalogue', import.meta.url))),
  store,
  log,
  clientFolder: '/nonexistent',
  now: () => Date.now() + passed,
  throughWallet: richWallet,
});
const { server } = running;
const sessions: Session[] = [];

/** Every player is rich. The launch token is the player's id. */
function richWallet(wallet: WalletClient): WalletClient {
  const answer = { status: 'RS_OK', balance: 1_000_000, currency: 'GOLD' } as const;
  const answered: WalletResult = { kind: 'answered', answer };
  const facts = { expires: EXPIRES, sub_partner_id: 'bj188', game_code: 'owl', variant: 'r96' };
  return {
    ...wallet,
    authenticate: async ({ token }) => ({
      kind: 'answered',
      answer: { ...answer, ...facts, token: `session-${token}`, user: token, min_bet: 10, max_bet: 10_000 },
    }),
    balance: async () => answered,
    play: async () => answered,
    bet: async () => answered,
    win: async () => answered,
    close: async () => answered,
  };
}

async function open(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const LaunchToken = String(10_000_000 + sessions.length);
    const Token = await server.openSession({ LaunchToken, GameCode: 'owl' });
    const { Next } = await server.readState(Token);
    sessions.push({ Token, SeedID: Next.SeedID, Nonce: Next.Nonce });
  }
}

async function spinOnce(session: Session): Promise<void> {
  const { Token, SeedID, Nonce } = session;
  session.Nonce += 1;
  const result = await answerCall(server, 'spin', Token, { Stake: STAKE, SeedID, Nonce });
  if (result.Failure !== undefined) throw new Error(result.Failure.Code);
}

async function answer(question: ServerQuestion): Promise<object> {
  switch (question.ask) {
    case 'open':
      await open(question.sessions);
      return { sessions };
    case 'pass':
      passed += PAUSE_MS;
      return { done: true };
    case 'facts':
      return {
        rounds: await store.table('rounds').count(),
        settled: await store.table('rounds').count({ State: { in: ['settled', 'staked', 'paying', 'closed'] } }),
      };
    case 'spin': {
      passed += PAUSE_MS;
      const start = performance.now();
      await Promise.all(sessions.map(spinOnce));
      return { took: performance.now() - start };
    }
  }
}

process.on('message', (message) => {
  void answer(ServerQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => void running.stop().then(() => process.exit(0)));
process.send?.({ port: running.port });
