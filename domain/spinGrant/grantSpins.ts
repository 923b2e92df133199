import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { publishGrant, type SpinGrantRow } from './spinGrant.ts';

/** Free spins to give. A second gift with the same `OriginID` gives nothing. */
export type NewSpinGrant = Omit<SpinGrantRow, 'GrantID' | 'Used' | 'CreateTime'>;

/** Gives a player free spins, and pushes them. The caller holds the lock of the row that records the gift. */
export async function grantSpins(tx: Transaction, moment: Moment, given: NewSpinGrant): Promise<SpinGrantRow> {
  const { OriginID } = given;
  const [known] = await tx.table('spinGrants').find({ where: { OriginID }, limit: 1 });
  if (known !== undefined) return known;
  const { nowText, ports } = moment;
  const row = { ...given, GrantID: ports.random.uuid(), Used: 0, CreateTime: nowText };
  await tx.table('spinGrants').insert(row);
  await publishGrant(tx, row, nowText);
  return row;
}
