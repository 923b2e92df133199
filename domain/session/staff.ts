import * as z from 'zod/mini';
import type { Reader, Transaction } from '../ports/store.ts';

/** What a player who speaks for the house does: an operator announces, customer service answers players. */
export const StaffRole = z.enum(['operator', 'customerService']);
export type StaffRole = z.infer<typeof StaffRole>;

/** The role of a player; undefined for everyone who does not speak for the house. */
export async function roleOf(db: Reader, playerID: string): Promise<StaffRole | undefined> {
  const row = await db.table('staff').get(playerID);
  return row === undefined ? undefined : StaffRole.parse(row.Role);
}

/** Gives a player a role, or takes it away. */
export async function setRole(tx: Transaction, PlayerID: string, role: StaffRole | undefined): Promise<void> {
  await tx.table('staff').remove({ PlayerID });
  if (role !== undefined) await tx.table('staff').insert({ PlayerID, Role: role });
}

/** The account that players write to for help: the first of customer service. */
export async function customerServiceID(db: Reader): Promise<string | undefined> {
  const [row] = await db
    .table('staff')
    .find({ where: { Role: 'customerService' }, order: [['PlayerID', 'asc']], limit: 1 });
  return row?.PlayerID;
}
