import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { BRACKETS } from './battle.ts';

type BracketRow = RowOf<Tables['battleBrackets']>;
/** Who joined a bracket, and who of them has a score. */
export type BracketCount = Pick<BracketRow, 'Players' | 'Scored'>;

/** How many are in a bracket, without counting them; none before anybody joined the battle. */
export async function bracketCount(db: Reader, BattleID: string, Bracket: number): Promise<BracketCount> {
  return (await db.table('battleBrackets').get(BattleID, Bracket)) ?? { Players: 0, Scored: 0 };
}

/** Opens the books of a battle that somebody joins as the first. */
export const openBrackets = (tx: Transaction, BattleID: string): Promise<void> =>
  tx.table('battleBrackets').insert(BRACKETS.map(({ Bracket }) => ({ BattleID, Bracket, Players: 0, Scored: 0 })));

/** Somebody joined, or has a first score, or lost it. */
export async function addToBracket(
  tx: Transaction,
  BattleID: string,
  Bracket: number,
  deltas: Partial<BracketCount>,
): Promise<void> {
  await tx.table('battleBrackets').add({ BattleID, Bracket }, deltas);
}

/** Counts all brackets of all battles anew, for worlds whose entries were written at one go. */
export async function recountBrackets(tx: Transaction): Promise<void> {
  const entries = tx.table('battleEntries');
  const rows: BracketRow[] = [];
  for (const { BattleID } of await tx.table('battles').find()) {
    for (const { Bracket } of BRACKETS) {
      const where = { BattleID, Bracket };
      rows.push({
        ...where,
        Players: await entries.count(where),
        Scored: await entries.count({ ...where, Score: { gt: 0 } }),
      });
    }
  }
  await tx.table('battleBrackets').remove({});
  await tx.table('battleBrackets').insert(rows);
}
