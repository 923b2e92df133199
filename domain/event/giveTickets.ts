import { RACE_TICKET } from '#protocol/entities/race.ts';
import type { ItemAmount } from '#protocol/entities/present.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { presentEnd } from './giveSpins.ts';

interface GivenTickets {
  /** A second gift with the same id gives nothing. */
  readonly ID: string;
  readonly Source: string;
  readonly Items: readonly ItemAmount[];
}

/** Gives the tickets of races among items to a player. */
export async function giveTickets(
  tx: Transaction,
  moment: Moment,
  PlayerID: string,
  { ID, Source, Items }: GivenTickets,
): Promise<void> {
  const tickets = tx.table('raceTickets');
  for (const [at, { ItemID, Amount: Count }] of Items.entries()) {
    if (ItemID !== RACE_TICKET) continue;
    const TicketID = `${ID}:${at}`;
    if ((await tickets.get(TicketID)) !== undefined) continue;
    const { nowText: CreateTime } = moment;
    await tickets.insert({ TicketID, PlayerID, Source, Count, Used: 0, CreateTime, ExpireTime: presentEnd(moment) });
  }
}
