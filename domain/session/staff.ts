import * as z from 'zod/mini';
import type { Reader, Transaction } from '../ports/store.ts';

/** The role of a player who acts for the house: an operator announces, customer service answers players. */
export const StaffRole = z.enum(['operator', 'customerService']);
export type StaffRole = z.infer<typeof StaffRole>;

export async function roleOf(db: Reader, playerID: string): Promise<StaffRole | undefined> {
  const row = await db.table('staff').get(playerID);
  return row === undefined ? undefined : StaffRole.parse(row.Role);
}

export async function setRole(tx: Transaction, PlayerID: string, role: StaffRole | undefined): Promise<void> {
  await tx.table('staff').remove({ PlayerID });
  if (role !== undefined) await tx.table('staff').insert({ PlayerID, Role: role });
}

/** The account that players write to for help: the first one with the role customer service. */
export async function customerServiceID(db: Reader): Promise<string | undefined> {
  const [row] = await db
    .table('staff')
    .find({ where: { Role: 'customerService' }, order: [['PlayerID', 'asc']], limit: 1 });
  return row?.PlayerID;
}
