import { FREE_SPINS, type ItemAmount, PRESENT } from '#protocol/entities/present.ts';
import { RACE_TICKET } from '#protocol/entities/race.ts';
import { presentArrived } from '#protocol/operations/present.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import { giveSpins, presentEnd } from './giveSpins.ts';
import { giveTickets } from './giveTickets.ts';
import { describePresent, type PresentRow } from './present.ts';

export interface Gift {
  /** A second gift with the same id gives nothing. */
  readonly ID: string;
  /** The reason as the bank book shows it. */
  readonly Reason: string;
  readonly Source: string;
  readonly Items: readonly ItemAmount[];
}

const isPresent = (itemID: number): boolean => Object.values<number>(PRESENT).includes(itemID);
/** Items that are rows and no amounts of the ledger. */
const isHeld = (itemID: number): boolean => isPresent(itemID) || itemID === FREE_SPINS || itemID === RACE_TICKET;

/**
 * Gives items to a player. Gold, gems and points are paid by the ledger from `house:<source>`. Presents, free spins and tickets are rows of their own.
 * Pushes to the player's connections. The caller holds the lock of the row that records the gift.
 */
export async function giveItems(tx: Transaction, moment: Moment, playerID: string, gift: Gift): Promise<void> {
  const money = gift.Items.filter(({ ItemID }) => !isHeld(ItemID));
  if (money.length > 0) {
    await transferWithin(tx, moment.nowText, {
      ID: gift.ID,
      Reason: gift.Reason,
      Source: gift.Source,
      Lines: money.flatMap(({ ItemID, Amount }) => [
        { Owner: `house:${gift.Source}`, ItemID, Amount: -Amount },
        { Owner: `player:${playerID}`, ItemID, Amount },
      ]),
    });
    await publishWallet(tx, playerID);
  }
  await givePresents(tx, moment, playerID, gift);
  await giveSpins(tx, moment, playerID, gift);
  await giveTickets(tx, moment, playerID, gift);
}

async function givePresents(tx: Transaction, moment: Moment, playerID: string, gift: Gift): Promise<void> {
  const fresh: PresentRow[] = [];
  for (const [at, { ItemID, Amount }] of gift.Items.entries()) {
    if (!isPresent(ItemID)) continue;
    const PresentID = `${gift.ID}:${at}`;
    if ((await tx.table('presents').get(PresentID)) !== undefined) continue;
    fresh.push({
      PresentID,
      PlayerID: playerID,
      ItemID,
      Amount,
      Source: gift.Source,
      CreateTime: moment.nowText,
      ExpireTime: presentEnd(moment),
      UseTime: '',
    });
  }
  if (fresh.length === 0) return;
  await tx.table('presents').insert(fresh);
  for (const present of fresh)
    publish(tx, presentArrived, topicOf.player(playerID), describePresent(present, moment.nowText));
}
