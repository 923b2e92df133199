import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';

/** What tells whose an account is: all accounts on one phone are one person's. */
export type PersonFacts = Pick<PlayerRow, 'PlayerID' | 'Phone'>;

/** The person behind an account, as what holds for all of their accounts is kept under: `phone:<number>`, or `player:<id>` without one. */
export const personOf = ({ PlayerID, Phone }: PersonFacts): string =>
  Phone === '' ? `player:${PlayerID}` : `phone:${Phone}`;

/** The accounts of the person behind one, that one among them. */
export async function accountsOf(db: Reader, { PlayerID, Phone }: PersonFacts): Promise<readonly PlayerRow[]> {
  return db.table('players').find({ where: Phone === '' ? { PlayerID } : { Phone } });
}
