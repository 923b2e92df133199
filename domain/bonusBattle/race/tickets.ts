import type { RaceTickets } from '#protocol/entities/race.ts';
import { fail } from '#protocol/failure.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';

type TicketRow = RowOf<Tables['raceTickets']>;

/** The tickets that a player can use, the first to end first. */
export async function usableTickets(db: Reader, PlayerID: string, nowText: string): Promise<readonly TicketRow[]> {
  const where = { PlayerID, ExpireTime: { gt: nowText } };
  const rows = await db.table('raceTickets').find({ where, order: [['ExpireTime', 'asc']] });
  return rows.filter(({ Count, Used }) => Used < Count);
}

export const describeTickets = ({ PlayerID: _player, ...rest }: TicketRow): RaceTickets => rest;

/**
 * Uses a ticket. The caller holds the lock of the player.
 * @throws Failure 300020 without a ticket
 */
export async function takeTicket(tx: Transaction, PlayerID: string, nowText: string): Promise<void> {
  const [ticket] = await usableTickets(tx, PlayerID, nowText);
  if (ticket === undefined) return fail(300020);
  await tx.table('raceTickets').add({ TicketID: ticket.TicketID }, { Used: 1 });
}
