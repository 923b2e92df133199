import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { transfer } from '#domain/ledger/transfer.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Store } from '#domain/ports/store.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { PATHS } from '../paths.ts';
import { createLog } from '../ports/log.ts';
import { startService } from '../service.ts';
import { killedAfterCommit } from './killedAfterCommit.ts';

/** The number of parallel transfers under load. */
const TRANSFERS_AT_ONCE = 16;

const Order = z.union([
  z.object({ load: z.literal(true) }),
  z.object({ killAfterCommit: z.array(z.string()) }),
  z.object({ clockOff: z.int() }),
]);

const trueTime = Date.now;

// A whole service in a separate process that tests kill. The process reports its port. On request it transfers gold
// among the players endlessly and reports the ID of each durable transfer, or kills itself between the commit and the
// answer of calls.
const brands = readBrands(PATHS.brands);
const config = readConfig(
  process.env,
  brands.map(({ ID }) => ID),
);
const bus = createLocalBus();
const log = createLog('error', process.stderr);
let killingKeys: ReadonlySet<string> = new Set();
const store = killedAfterCommit(
  await openDatabase(config.databaseUrl, { bus, log, isService: true }),
  () => killingKeys,
);
const service = await startService({ config, brands, store, bus, log, appFolder: PATHS.app, docsFolder: PATHS.docs });

process.on('message', (message) => {
  const order = Order.parse(message);
  if ('load' in order) for (let at = 0; at < TRANSFERS_AT_ONCE; at += 1) void moveGold(store, at);
  else if ('clockOff' in order) Date.now = () => trueTime() + order.clockOff;
  else {
    killingKeys = new Set(order.killAfterCommit);
    process.send?.({ killsAfter: order.killAfterCommit });
  }
});
process.once('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send?.({ port: service.port, mediaPort: service.mediaPort });

async function moveGold(db: Store, first: number): Promise<never> {
  const players = await db.table('players').find({ order: [['PlayerID', 'asc']] });
  for (let count = first; ; count += 1) {
    const from = players[count % players.length]?.PlayerID ?? '';
    const to = players[(count + 1) % players.length]?.PlayerID ?? '';
    const ID = randomUUID();
    await transfer(db, new Date().toISOString(), {
      ID,
      Reason: 'load',
      Source: 'test',
      Lines: [
        { Owner: `player:${from}`, ItemID: ITEM.gold, Amount: -1 },
        { Owner: `player:${to}`, ItemID: ITEM.gold, Amount: 1 },
      ],
    });
    process.send?.({ transferred: ID });
  }
}
