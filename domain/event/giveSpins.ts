import { FREE_SPINS, type ItemAmount } from '#protocol/entities/present.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Moment } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Transaction } from '../ports/store.ts';
import { grantSpins } from '../spinGrant/grantSpins.ts';

/** When a present or free spins that are given now end. */
export const presentEnd = ({ now }: Pick<Moment, 'now'>): string =>
  new Date(now + ECONOMY.Event.PresentDays * DAY_MS).toISOString();

interface GivenSpins {
  /** A second gift with the same id gives nothing. */
  readonly ID: string;
  readonly Source: string;
  readonly Items: readonly ItemAmount[];
}

/**
 * Gives the free spins among items to a player.
 *
 * @throws Error if some have no game or no stake
 */
export async function giveSpins(
  tx: Transaction,
  moment: Moment,
  PlayerID: string,
  { ID, Source, Items }: GivenSpins,
): Promise<void> {
  for (const [at, { ItemID, Amount: Count, GameCode, Stake }] of Items.entries()) {
    if (ItemID !== FREE_SPINS) continue;
    if (GameCode === undefined || Stake === undefined) throw new Error(`${ID}: free spins need a game and a stake`);
    const ExpireTime = presentEnd(moment);
    await grantSpins(tx, moment, { OriginID: `${ID}:${at}`, PlayerID, Source, GameCode, Stake, Count, ExpireTime });
  }
}
