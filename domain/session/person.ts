import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';

/** The facts that identify the person behind an account. All accounts of one phone belong to one person. */
export type PersonFacts = Pick<PlayerRow, 'PlayerID' | 'Phone'>;

/** The key of the person behind an account, for facts of all their accounts: `phone:<number>`, or `player:<id>` without a phone. */
export const personOf = ({ PlayerID, Phone }: PersonFacts): string =>
  Phone === '' ? `player:${PlayerID}` : `phone:${Phone}`;

export async function accountsOf(db: Reader, { PlayerID, Phone }: PersonFacts): Promise<readonly PlayerRow[]> {
  return db.table('players').find({ where: Phone === '' ? { PlayerID } : { Phone } });
}
