import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLedger } from '#domain/ledger/audit.ts';
import { transfer } from '#domain/ledger/transfer.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { BATCH, openBaseline } from './ledgerBaseline.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

const CALLERS = 64;
const ACCOUNTS = sized(200, 20);
const TRANSFERS = sized(4000, 100);
const ROUNDS = sized(5, 1);

// Compares durable ledger transfers through the real ledger and store with the bare driver on the same tables and disk.

/** Transfers per second of `TRANSFERS` by `CALLERS`, each with one transfer at a time. */
async function rate(post: (from: number, to: number) => Promise<void>): Promise<number> {
  let left = TRANSFERS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let count = caller; left > 0; count++) {
        left--;
        await post(count % ACCOUNTS, (count * 7 + 1) % ACCOUNTS);
      }
    }),
  );
  return (TRANSFERS * 1000) / (performance.now() - start);
}

const directory = await mkdtemp(join(tmpdir(), 'ledger-bench-'));
const store = await openStore(PLATFORM_DATABASE, `sqlite:${join(directory, 'ours.sqlite')}`, {
  bus: createLocalBus(),
  uuid: randomUUID,
});
const baseline = await openBaseline(join(directory, 'baseline.sqlite'), ACCOUNTS + 1);

const ours = async (from: number, to: number): Promise<void> => {
  await transfer(store, new Date().toISOString(), {
    ID: randomUUID(),
    Reason: 'bench',
    Source: 'bench',
    Lines: [
      { Owner: `house:${from}`, ItemID: 1, Amount: -1 },
      { Owner: `house:${to === from ? ACCOUNTS : to}`, ItemID: 1, Amount: 1 },
    ],
  });
};

// Rounds alternate, so that a busy machine affects both. The round with the median ratio is reported.
const rounds: { readonly ours: number; readonly baseline: number }[] = [];
await rate(ours);
await baseline.rate(TRANSFERS);
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({ baseline: await baseline.rate(TRANSFERS), ours: await rate(ours) });
}
const imbalances = await auditLedger(store);
await store.close();
await baseline.close();
await rm(directory, { recursive: true });
if (imbalances.length > 0) throw new Error(`the ledger is not balanced: ${JSON.stringify(imbalances.slice(0, 3))}`);

const middle = rounds.toSorted((a, b) => a.ours / a.baseline - b.ours / b.baseline)[Math.floor(ROUNDS / 2)];
if (middle === undefined) throw new Error('no round was run');
print({
  name: `durable ledger transfers at ${CALLERS} callers, against prepared sqlite3 statements at ${BATCH} a transaction`,
  value: Math.round(middle.ours),
  unit: 'a second',
  baseline: Math.round(middle.baseline),
  atLeast: 1,
});
