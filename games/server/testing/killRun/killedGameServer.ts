import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { ProviderTables } from '#games/provider/tables.ts';
import type { WalletClient, WalletResult } from '#games/provider/wallet.ts';
import type { Store } from '#store/port.ts';
import { readCatalogue } from '../../catalogue/readCatalogue.ts';
import { readFish } from '../../catalogue/readFish.ts';
import { readTables } from '../../catalogue/readTables.ts';
import { readConfig } from '../../config.ts';
import { startGameServer } from '../../gameServer.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../../openDatabase.ts';

// A whole game server in a process of its own. Told a number of steps, it kills itself at that step. Steps are before and after each
// commit and each call of the wallet. Its clock runs faster, so that the pause between stakes is shorter, and can be moved
// forward, so that the janitor's long pauses pass.

const Order = z.union([z.object({ dieAfter: z.int() }), z.object({ advance: z.int() })]);
const {
  GAMES_SPEED: speed,
  GAMES_EPOCH: epoch,
  GAMES_CATALOGUE: catalogue,
} = z
  .object({
    GAMES_SPEED: z.coerce.number(),
    GAMES_EPOCH: z.coerce.number(),
    GAMES_CATALOGUE: z._default(z.string(), fileURLToPath(new URL('../../../catalogue', import.meta.url))),
  })
  .parse(process.env);
let advanced = 0;

let left = Number.POSITIVE_INFINITY;
function step(): void {
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

const around = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  step();
  const result = await work();
  step();
  return result;
};

const withSteps = (store: Store<ProviderTables>): Store<ProviderTables> => ({
  ...store,
  transaction: (work, reads) => around(() => store.transaction(work, reads)),
});

const callsWithSteps = (wallet: WalletClient): WalletClient => {
  const through = (call: () => Promise<WalletResult>): Promise<WalletResult> => around(call);
  return {
    ...wallet,
    authenticate: (content) => through(() => wallet.authenticate(content)),
    bet: (content) => through(() => wallet.bet(content)),
    win: (content) => through(() => wallet.win(content)),
    play: (content) => through(() => wallet.play(content)),
    rollback: (content) => through(() => wallet.rollback(content)),
    close: (content) => through(() => wallet.close(content)),
  };
};

const log = createLog('error', process.stderr);
const config = readConfig(process.env);
const running = await startGameServer({
  config: { ...config, maxRequestsPerMinute: 1e6, maxCallsPerMinute: 1e6, maxOpeningsPerMinute: 1e6 },
  ...readCatalogue(catalogue),
  fish: readFish(fileURLToPath(new URL('../../../rooms', import.meta.url))).fish,
  tables: readTables(fileURLToPath(new URL('../../../rooms', import.meta.url))).tables,
  store: withSteps(await openDatabase(config.databaseUrl, log)),
  log,
  clientFolder: '/nonexistent',
  now: () => epoch + (Date.now() - epoch) * speed + advanced,
  throughWallet: callsWithSteps,
});
process.on('message', (message) => {
  const order = Order.parse(message);
  if ('advance' in order) advanced += order.advance;
  else left = order.dieAfter;
});
process.once('disconnect', () => void running.stop().then(() => process.exit(0)));
process.send?.({ port: running.port });
