import { parseArgs } from 'node:util';
import { createLocalBus } from '#domain/ports/bus.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { enlargeWorld } from '#domain/world/large.ts';
import type { Store } from '#domain/ports/store.ts';
import { openBulk } from '#store/bulk/openBulk.ts';
import { openDatabase } from '../database.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createLog } from '../ports/log.ts';

/** The default number of messages per player: 5,000,000 of 100,000 players. */
const MESSAGES_A_PLAYER = 50;
/** The default number of ledger entries per player: 10,000,000 of 100,000 players. */
const ENTRIES_A_PLAYER = 100;

const USAGE = `Usage: npm run world -- --players N [--messages M] [--entries E] [--database URL]

Fills an empty database with a large world, for looking at queries: N players, each with the rows of one of the
demo world's, a ledger that balances with about E entries (100 a player unless said), and M messages (50 a player). DATABASE_URL or --database says
where; unless said, sqlite:./data/large.sqlite.`;

const { values } = parseArgs({
  options: {
    players: { type: 'string' },
    messages: { type: 'string' },
    entries: { type: 'string' },
    database: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const count = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Creates a function that prints the time of each step. */
function createTimer(): (what: string) => void {
  let last = Date.now();
  return (what) => {
    process.stdout.write(`${what} after ${((Date.now() - last) / 1000).toFixed(1)} s\n`);
    last = Date.now();
  };
}

/** Returns the items whose entries or balances do not sum to zero. */
async function unbalancedItems(store: Store): Promise<readonly number[]> {
  const accounts = await store.table('accounts').find({ where: { Owner: { like: 'house:%' } } });
  const items = [...new Set(accounts.map(({ ItemID }) => ItemID))];
  const wheres = items.map((ItemID) => ({ ItemID }));
  const entries = await store.table('entries').sumEach('Amount', wheres);
  const balances = await store.table('accounts').sumEach('Balance', wheres);
  return items.filter((_, at) => entries[at] !== 0 || balances[at] !== 0);
}

async function main(): Promise<number> {
  const players = count(values.players);
  if (values.help === true || players === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return values.help === true ? 0 : 2;
  }
  const database = values.database ?? process.env['DATABASE_URL'] ?? 'sqlite:./data/large.sqlite';
  const store = await openDatabase(database, { bus: createLocalBus(), log: createLog('warn') });
  try {
    const isEmpty = await seedDemoWorld(store, Date.now());
    if (!isEmpty) {
      process.stderr.write('There is a world in this database already; give an empty one.\n');
      return 1;
    }
    const began = Date.now();
    const tell = createTimer();
    const report = (made: number): void => void process.stdout.write(`${made} players\n`);
    const messages = count(values.messages) ?? players * MESSAGES_A_PLAYER;
    const entries = count(values.entries) ?? players * ENTRIES_A_PLAYER;
    const bulk = await openBulk(PLATFORM_DATABASE, database);
    await enlargeWorld(store, { players, messages, entries, report }, bulk);
    tell('rows written');
    await bulk.finish();
    tell('indexes built');
    const unbalanced = await unbalancedItems(store);
    tell('ledger summed');
    if (unbalanced.length > 0) {
      process.stderr.write(`The ledger does not balance: items ${unbalanced.join(', ')}.\n`);
      return 1;
    }
    const [people, posted, said] = await Promise.all(
      (['players', 'entries', 'messages'] as const).map((name) => store.table(name).count()),
    );
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(`${people} players, ${posted} ledger entries, ${said} messages in ${seconds} s\n`);
    return 0;
  } finally {
    await store.close();
  }
}

process.exitCode = await main();
