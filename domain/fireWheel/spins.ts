import type { WheelSpinsLeft } from '#protocol/entities/event.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { nextTaipeiMidnight, taipeiDay } from '../taipei.ts';

/** @param Day a day in Taipei */
async function usedOn(db: Reader, PlayerID: string, Day: string) {
  return (await db.table('wheelDays').get(PlayerID, Day)) ?? { PlayerID, Day, FreeSpins: 0, PaidSpins: 0 };
}

export async function spinsLeft(db: Reader, playerID: string, now: number): Promise<WheelSpinsLeft> {
  const { FreeSpinsPerDay, PaidSpinsPerDay } = ECONOMY.Event.Wheel;
  const used = await usedOn(db, playerID, taipeiDay(now));
  const FreeSpins = Math.max(0, FreeSpinsPerDay - used.FreeSpins);
  return {
    FreeSpins,
    TicketSpins: (await db.table('wheelTickets').get(playerID))?.Spins ?? 0,
    PaidSpins: Math.max(0, PaidSpinsPerDay - used.PaidSpins),
    NextFreeTime: FreeSpins > 0 ? '' : new Date(nextTaipeiMidnight(now)).toISOString(),
  };
}

/** Free spins come before tickets and paid spins. Undefined if no spin is left. */
export function nextSpin(left: WheelSpinsLeft, pay: boolean): 'free' | 'ticket' | 'paid' | undefined {
  if (left.FreeSpins > 0) return 'free';
  if (left.TicketSpins > 0) return 'ticket';
  return pay && left.PaidSpins > 0 ? 'paid' : undefined;
}

/** Uses one spin of a kind. The caller holds the player's lock. */
export async function useSpin(
  tx: Transaction,
  playerID: string,
  now: number,
  kind: 'free' | 'ticket' | 'paid',
): Promise<void> {
  if (kind === 'ticket') return addTickets(tx, playerID, -1);
  const used = await usedOn(tx, playerID, taipeiDay(now));
  const { PlayerID, Day } = used;
  const deltas = kind === 'free' ? { FreeSpins: 1 } : { PaidSpins: 1 };
  const changed = await tx.table('wheelDays').add({ PlayerID, Day }, deltas);
  if (changed.length === 0) await tx.table('wheelDays').insert({ ...used, ...deltas });
}

/** Adds spins that do not end with the day. The caller holds the player's lock. */
export async function addTickets(tx: Transaction, PlayerID: string, Spins: number): Promise<void> {
  const changed = await tx.table('wheelTickets').add({ PlayerID }, { Spins });
  if (changed.length === 0) await tx.table('wheelTickets').insert({ PlayerID, Spins });
}
