import { expect, it } from 'vitest';
import { DAY_MS } from '#protocol/duration.ts';
import { auditLedger } from '../ledger/audit.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { settlePiece } from './settle.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

it('settles in batches that may fail: pays each place once, then removes the scores, then the places', async () => {
  const { ports } = await createMemoryWorld({ clock: createMovableClock(() => NOW) });
  const { store } = ports;
  const count = (table: 'rankScores' | 'rankPlaces' | 'rankBoards', Board: string) =>
    store.table(table).count({ Board: { like: Board } });
  let failed = 0;
  const piece = (now: number, fails: boolean) =>
    store
      .transaction(async (tx) => {
        const more = await settlePiece(tx, { ports, now, nowText: new Date(now).toISOString() });
        if (fails) throw new Error('crashed');
        return more;
      })
      .catch(() => {
        failed += 1;
        return true;
      });
  const settle = async (now: number) => {
    for (let at = 0; await piece(now, at % 3 === 1); at += 1);
  };
  await settle(NOW);
  expect(failed).toBeGreaterThan(3);
  const rewards = await store.table('rankRewards').find();
  // The boards reward 50 places for the week's stakes, 30 for its multiples and 20 for yesterday's wins.
  expect(rewards.length).toBe(100);
  const mails = await store.table('mails').find({ where: { Source: 'activityRank' } });
  expect(mails.map(({ MailID }) => MailID).toSorted()).toEqual(rewards.map(({ MailID }) => MailID).toSorted());
  expect(await auditLedger(store)).toEqual([]);
  expect([await count('rankScores', 'dailyWin:2026-11-19'), await count('rankScores', 'dailyWin:2026-11-20')]).toEqual([
    0, 60,
  ]);
  expect(await count('rankPlaces', 'dailyWin:2026-11-19')).toBe(60);
  await settle(NOW + 70 * DAY_MS);
  expect([await count('rankPlaces', '%:%'), await count('rankBoards', '%:%')]).toEqual([0, 0]);
  expect(await count('rankBoards', 'rich')).toBe(1);
  expect(await store.table('rankRewards').count()).toBe(200);
}, 30_000);
