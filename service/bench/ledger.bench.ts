import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transfer } from '#domain/ledger/transfer.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { openStore } from '../store/open.ts';
import { openBaseline } from './ledgerBaseline.ts';

const CALLERS = 64;
const ACCOUNTS = 200;
const TRANSFERS = 4000;
const ROUNDS = 5;
const AIM = 1;

/** Transfers a second of `TRANSFERS` by `CALLERS` who each wait for one before the next. */
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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Durable ledger transfers a second, through the real ledger and store, against prepared statements on the same tables and disk. */
export async function benchLedger(): Promise<{
  name: string;
  ours: number;
  baseline: number;
  ratio: number;
  aim: number;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'ledger-bench-'));
  try {
    const store = await openStore(`sqlite:${join(directory, 'ours.sqlite')}`, {
      bus: createLocalBus(),
      uuid: randomUUID,
    });
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
    const baseline = await openBaseline(join(directory, 'baseline.sqlite'), ACCOUNTS + 1);
    const rates: { ours: number; baseline: number }[] = [];
    await rate(ours);
    for (let round = 0; round < ROUNDS; round++) {
      rates.push({ baseline: await baseline.rate(TRANSFERS), ours: await rate(ours) });
    }
    await store.close();
    await baseline.close();
    const result = {
      ours: median(rates.map((each) => each.ours)),
      baseline: median(rates.map((each) => each.baseline)),
    };
    return {
      name: 'durable ledger transfers a second at 64 callers',
      ours: Math.round(result.ours),
      baseline: Math.round(result.baseline),
      ratio: Number(median(rates.map((each) => each.ours / each.baseline)).toFixed(2)),
      aim: AIM,
    };
  } finally {
    await rm(directory, { recursive: true });
  }
}

process.stdout.write(`${JSON.stringify(await benchLedger())}\n`);
