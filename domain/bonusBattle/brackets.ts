import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { BRACKETS } from './battle.ts';

type BracketRow = RowOf<Tables['battleBrackets']>;
export type BracketCount = Pick<BracketRow, 'Players' | 'Scored'>;

/** Reads the counts of a bracket without counting its players. Returns zero before the first player joins the battle. */
export async function bracketCount(db: Reader, BattleID: string, Bracket: number): Promise<BracketCount> {
  return (await db.table('battleBrackets').get(BattleID, Bracket)) ?? { Players: 0, Scored: 0 };
}

/** The first player who joins a battle triggers this call. */
export const openBrackets = (tx: Transaction, BattleID: string): Promise<void> =>
  tx.table('battleBrackets').insert(BRACKETS.map(({ Bracket }) => ({ BattleID, Bracket, Players: 0, Scored: 0 })));

/** Counts a player who joined, got a first score or lost it. */
export async function addToBracket(
  tx: Transaction,
  BattleID: string,
  Bracket: number,
  deltas: Partial<BracketCount>,
): Promise<void> {
  await tx.table('battleBrackets').add({ BattleID, Bracket }, deltas);
}

/** Counts all brackets of all battles again, for worlds whose entries were written at once. */
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
