import type { Moment } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { GivenBack, PassedOnRow } from './recordPassedOn.ts';
import { returnPassedOn } from './returnPassedOn.ts';
import { freeOfYoung, takeFree } from './takeFree.ts';

/** @param came the record of the gift that the player gives back */
export async function givenBackOf(db: Reader, PlayerID: string, came: PassedOnRow | undefined): Promise<GivenBack> {
  if (came === undefined) return { Free: 0, OriginID: '', IsYoung: false };
  const origin = came.OriginID === '' ? came : await db.table('passedOn').get(came.OriginID);
  const OriginID = came.OriginID === '' ? came.ID : came.OriginID;
  return { Free: came.Free, OriginID, IsYoung: origin?.PlayerID === PlayerID && origin.IsYoung };
}

/**
 * Records which player keeps gold that was given back. For the player of the first gift, that gift was not passed on. For the other player,
 * the gold is as free as it was on arrival.
 */
export async function keepGivenBack(
  tx: Transaction,
  moment: Pick<Moment, 'now'>,
  PlayerID: string,
  { OriginID, Free }: PassedOnRow,
): Promise<void> {
  const origin = await tx.table('passedOn').get(OriginID);
  if (origin?.PlayerID === PlayerID) await returnPassedOn(tx, OriginID);
  else await takeFree(tx, moment, PlayerID, Free, freeOfYoung(origin));
}
