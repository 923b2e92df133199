import { VAULT_RECORD, type VaultRecord, VaultRecordKind } from '#protocol/entities/club.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubVault.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { summaryOf } from '../player/serialize.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Reader } from '../ports/store.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import { secondCheck } from '../secondCheck/secondCheck.ts';
import { findPage } from '../page.ts';
import type { RowOf, Tables } from '../tables.ts';
import { hasCheckedDeposit } from './checkedDeposits.ts';
import { fellowOf, lockedOffice, office, playerLock, playersByID, vaultOf } from './office.ts';
import { countClubGain } from './gain.ts';
import { moveVault } from './vaultMoves.ts';

const { LeastWithdrawal } = ECONOMY.Club;

export const exchangeClubVault = answer(
  operations.exchangeClubVault,
  async ({ PlayerID, Amount, Password }, context, tx) => {
    const { club, me } = await lockedOffice(tx, context.player, 'exchangeVault', [playerLock(PlayerID)]);
    const member = await fellowOf(tx, club, PlayerID);
    await assertMayWithdraw(tx, club.ClubID, Amount);
    const refusal = await secondCheck(tx, context, {
      amount: Amount,
      password: Password,
      isRisky: hasCheckedDeposit(club, context),
    });
    if (refusal !== undefined) return refusal;
    await countClubGain(tx, context, member, Amount);
    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });
    const { Vault } = await moveVault(tx, context, {
      ClubID: club.ClubID,
      Kind: VAULT_RECORD.exchange,
      Reason: 'exchange',
      ActorID: me.PlayerID,
      PlayerID,
      Other: `player:${PlayerID}`,
      Change: -Amount,
    });
    await publishWallet(tx, PlayerID);
    return { Vault };
  },
);

/** @throws Failure 200113 below the least withdrawal, or above the vault's balance */
export async function assertMayWithdraw(db: Reader, clubID: string, amount: number): Promise<void> {
  if (amount < LeastWithdrawal || amount > (await vaultOf(db, clubID))) fail(200113);
}

export const getClubVaultRecords = answer(operations.getClubVaultRecords, async ({ Tab, ...page }, { player }, db) => {
  const { club } = await office(db, player, 'seeVault');
  const where = { ClubID: club.ClubID, ...(Tab !== undefined && { Kind: Tab }) };
  const { rows, total } = await findPage(db, 'clubVaultRecords', { where, order: [['Seq', 'desc']] }, page);
  return { List: [...(await vaultRecords(db, rows))], Total: total, Vault: await vaultOf(db, club.ClubID) };
});

export async function vaultRecords(
  db: Reader,
  rows: readonly RowOf<Tables['clubVaultRecords']>[],
): Promise<readonly VaultRecord[]> {
  const ids = rows.flatMap(({ ActorID, PlayerID }) => [ActorID, PlayerID]).filter((id) => id !== '');
  const players = new Map((await playersByID(db, [...new Set(ids)])).map((row) => [row.PlayerID, summaryOf(row)]));
  return rows.map(({ ID, Kind, ActorID, PlayerID, Amount, Balance, CreateTime }) => ({
    ID,
    Kind: VaultRecordKind.parse(Kind),
    Actor: players.get(ActorID) ?? null,
    Player: players.get(PlayerID) ?? null,
    Amount,
    Balance,
    CreateTime,
  }));
}
