import { BANK_TAB, type BankTab } from '#protocol/entities/bank.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { transfer, transferWithin } from '../ledger/transfer.ts';
import type { Store } from '../ports/store.ts';
import { readBankBook } from './book.ts';

const NOW = '2026-11-21T08:00:00.000Z';
const LATE = '2026-11-21T07:59:59.990Z';

/** The movements of a player's gold or gifts from the newest page to the oldest, two on a page, with the balance before and after each. */
export async function readWholeBook(store: Store, playerID: string, tab: BankTab): Promise<[number, number][]> {
  const steps: [number, number][] = [];
  for (let Page = 1; ; Page += 1) {
    const query = { playerID, tab, lang: 'zh_tw', now: Date.parse(NOW), Page, PerPage: 2 } as const;
    const { List, Total } = await readBankBook(store, query);
    steps.push(...List.map(({ BeforeAmount, AfterAmount }): [number, number] => [BeforeAmount, AfterAmount]));
    if (List.length === 0) return steps.length === Total ? steps : [];
  }
}

const gold = (Source: string, from: string, to: string, amounts: readonly number[]) => ({
  Reason: 'send',
  Source,
  Lines: amounts.flatMap((Amount) => [
    { Owner: from, ItemID: ITEM.gold, Amount: -Amount },
    { Owner: to, ItemID: ITEM.gold, Amount },
  ]),
});

/**
 * Moves a player's gold many times in one millisecond, in every way: alone, in batches, several in one unit of work, two lines of one
 * transfer, lines that cancel out, and once with a clock that is behind. The ids are in random order.
 * @returns the bank book's gold and gifts, newest first
 */
export async function moveInOneInstant(
  store: Store,
): Promise<{ readonly gold: readonly [number, number][]; readonly gifts: readonly [number, number][] }> {
  const me = 'player:me';
  await transfer(store, NOW, { ID: 'z', ...gold('test', 'house:x', me, [1000]) });
  await Promise.all(
    ['m', 'c', 'y', 'a', 'q'].map((ID, at) => transfer(store, NOW, { ID, ...gold('gift', 'house:x', me, [at + 1]) })),
  );
  await store.transaction(async (tx) => {
    for (const [at, ID] of ['k', 'b', 'x'].entries())
      await transferWithin(tx, NOW, { ID, ...gold('gift', me, 'house:x', [10 + at, 20 + at]) });
  });
  await transfer(store, LATE, { ID: 'late', ...gold('test', me, 'house:x', [7]) });
  await transfer(store, NOW, { ID: 'd', ...gold('test', me, me, [5]) });
  await transfer(store, NOW, { ID: 'i', ...gold('gift', me, 'house:x', [1]) });
  return {
    gold: await readWholeBook(store, 'me', BANK_TAB.gold),
    gifts: await readWholeBook(store, 'me', BANK_TAB.gift),
  };
}

/** The result that `moveInOneInstant` should have: the sums in the order of the movements, newest first. */
export const MOVED = {
  gold: [-1, 5, -5, -7, -22, -12, -21, -11, -20, -10, 5, 4, 3, 2, 1, 1000],
  gifts: [-1, -22, -12, -21, -11, -20, -10, 5, 4, 3, 2, 1],
} as const;

/** The positions of steps that do not begin where the next older step ended. */
export const breaksOf = (steps: readonly (readonly [number, number])[]): readonly number[] =>
  steps.flatMap(([before], at) => {
    const older = steps[at + 1];
    return older === undefined || older[1] === before ? [] : [at];
  });
