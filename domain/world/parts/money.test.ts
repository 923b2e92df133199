import { beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../ledger/audit.ts';
import { createLocalBus } from '../../ports/bus.ts';
import type { Store } from '../../ports/store.ts';
import { createMemoryBackend, createStore } from '../../store.ts';
import { seedDemoWorld } from '../demo.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');

async function demoWorld() {
  const memory = createMemoryBackend();
  const store = createStore(memory, { bus: createLocalBus(), uuid: () => 'seed' });
  await seedDemoWorld(store, NOW);
  return { memory, store };
}

describe('money in the demo world', () => {
  let world: Awaited<ReturnType<typeof demoWorld>>;
  let store: Store;
  beforeAll(async () => {
    world = await demoWorld();
    ({ store } = world);
  });

  it('is balanced, and gives the fixed accounts the amounts of decisions §1', async () => {
    expect(await auditLedger(store)).toEqual([]);
    const held = async (id: string) => {
      const rows = await store.table('accounts').find({ where: { Owner: `player:${id}` }, order: [['ItemID', 'asc']] });
      return rows.filter(({ ItemID }) => [1, 2, 39].includes(ItemID)).map(({ Balance }) => Balance);
    };
    expect(await held('10000001')).toEqual([1_000_000, 5_000, 5_000]);
    expect(await held('10000002')).toEqual([50_000_000, 100_000, 100_000]);
    expect((await held('10000003'))[0]).toBe(10_000);
  });

  it('is in the order of time in every bank book, and never below zero', async () => {
    const entries = await store.table('entries').find({ order: [['Position', 'asc']] });
    const last = new Map<string, (typeof entries)[number]>();
    const wrong = entries.filter((entry) => {
      const name = `${entry.ItemID} ${entry.Owner}`;
      const before = last.get(name);
      last.set(name, entry);
      const isLate = before !== undefined && before.CreateTime > entry.CreateTime;
      return isLate || (before?.AfterAmount ?? 0) !== entry.BeforeAmount;
    });
    expect(wrong).toEqual([]);
    expect(entries.filter(({ Owner, AfterAmount }) => Owner.startsWith('player:') && AfterAmount < 0)).toEqual([]);
  });

  it('matches the mails and red envelopes exactly', async () => {
    const mails = await store.table('mails').find({ where: { Holds: true } });
    const waiting = mails.flatMap(({ Attachments }) => Attachments as { ItemID: number; Amount: number }[]);
    const gold = waiting.filter(({ ItemID }) => ItemID === 1).reduce((sum, { Amount }) => sum + Amount, 0);
    expect((await store.table('accounts').get('house:mail', 1))?.Balance).toBe(gold);
    const open = await store.table('envelopes').find({ where: { Status: 1 } });
    const left = open.reduce((sum, { Amount, ClaimedAmount }) => sum + Amount - ClaimedAmount, 0);
    expect((await store.table('accounts').get('house:envelope', 1))?.Balance).toBe(left);
    expect((await store.table('envelopes').find()).map(({ Status }) => Status).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3,
    ]);
  });

  it('is the same on each backend', async () => {
    const part = ({ memory }: typeof world) => {
      const { mails, giftRecords, envelopes, envelopeClaims } = memory.snapshot();
      return { mails, giftRecords, envelopes, envelopeClaims };
    };
    expect(part(await demoWorld())).toEqual(part(world));
  });
});
