import { changeClubLeader } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault, exchangeClubVault, issueClubCoupon } from '#protocol/operations/clubVault.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { actOnMails } from '#protocol/operations/mail.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { FailureCode } from '#protocol/codes.ts';
import { isPlayer } from '../ledger/posting.ts';
import type { Reader } from '../ports/store.ts';

/** A contract by which gold reaches another player. */
interface EntryPoint {
  readonly name: string;
  readonly codes: readonly FailureCode[];
}

/**
 * Every posting that takes gold from a player or a club's vault, as `source.reason`. If the gold reaches another player, it lists the
 * contracts that cause the posting. `house` means that the gold stays with the house.
 */
export const GOLD_OUTFLOWS: Readonly<Record<string, readonly EntryPoint[] | 'house'>> = {
  'gift.send': [sendGift, actOnMails],
  'envelope.create': [createEnvelope],
  'club.deposit': [depositToClubVault],
  'club.exchange': [exchangeClubVault],
  'club.coupon': [issueClubCoupon],
  'gift.fee': 'house',
  'club.found': 'house',
  'club.foundAlliance': 'house',
  'challenge.entry': 'house',
  'deletion.forfeit': 'house',
  'game.bet': 'house',
  'store.rescission': 'house',
  'store.refund': 'house',
};

/** Contracts that pay no gold themselves but hand over the right to a vault. */
export const GOLD_RIGHTS: readonly EntryPoint[] = [changeClubLeader];

const isVault = (owner: string): boolean => owner.startsWith('house:club:');

/** As `source.reason`. */
export async function goldOutflowsOf(db: Reader): Promise<ReadonlySet<string>> {
  const entries = await db.table('entries').find({ where: { ItemID: ITEM.gold, Amount: { lt: 0 } } });
  const ids = new Set(
    entries.filter(({ Owner }) => isPlayer(Owner) || isVault(Owner)).map(({ TransferID }) => TransferID),
  );
  const transfers = await db.table('transfers').getMany([...ids].map((id) => [id] as const));
  return new Set(transfers.flatMap((row) => (row === undefined ? [] : [`${row.Source}.${row.Reason}`])));
}
