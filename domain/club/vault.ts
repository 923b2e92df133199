import { VAULT_RECORD, type VaultRecord, VaultRecordKind } from '#protocol/entities/club.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubVault.ts';
import { clubLevelUp } from '#protocol/operations/clubVault.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import { summaryOf } from '../player/serialize.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Reader } from '../ports/store.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import { secondCheck } from '../secondCheck/secondCheck.ts';
import { findPage } from '../store/page.ts';
import type { RowOf, Tables } from '../tables.ts';
import { taipeiDay } from '../taipei.ts';
import { levelOf, memberLimitOf } from './level.ts';
import { givenInWeek, weekOf } from './week.ts';
import { fellowOf, lockedOffice, office, playerLock, playersByID, vaultOf } from './office.ts';
import { sayInClub } from './say.ts';
import { countClubGain } from './gain.ts';
import { moveVault } from './vaultMoves.ts';

const { LeastDeposit, LeastWithdrawal, DailyGrowthPerMember } = ECONOMY.Club;

export const depositToClubVault = answer(operations.depositToClubVault, async ({ Amount }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'giveToVault');
  if (club.DissolveTime !== '') fail(300015);
  if (Amount < LeastDeposit) failField('Amount', `is at least ${LeastDeposit}`);
  const { ClubID } = club;
  const { PlayerID } = me;
  await moveVault(tx, context, {
    ClubID,
    Kind: VAULT_RECORD.deposit,
    Reason: 'deposit',
    ActorID: PlayerID,
    PlayerID: '',
    Other: `player:${PlayerID}`,
    Change: Amount,
  });
  const Day = taipeiDay(context.now);
  const seat = await tx.table('clubMembers').get(PlayerID);
  const before = seat?.Day === Day ? seat.DayGrowth : 0;
  const growth = Math.min(Amount, Math.max(0, DailyGrowthPerMember - before));
  const Week = weekOf(context.now);
  const WeekContribution = (seat === undefined ? 0 : givenInWeek(seat, Week)) + Amount;
  await tx.table('clubMembers').update({ PlayerID }, { Day, DayGrowth: before + growth, Week, WeekContribution });
  await tx.table('clubMembers').add({ PlayerID }, { Contribution: Amount });
  await tx.table('clubs').update({ ClubID }, { Week, WeekContribution: givenInWeek(club, Week) + Amount });
  const [grown = club] = await tx.table('clubs').add({ ClubID }, { Contribution: Amount, Growth: growth });
  const Level = levelOf(grown.Growth);
  if (Level > grown.Level) {
    await tx.table('clubs').update({ ClubID }, { Level });
    publish(tx, clubLevelUp, topicOf.club(ClubID), { ClubID, Level, MemberLimit: memberLimitOf(Level) });
    await sayInClub(tx, context, grown, `俱樂部升到 ${Level} 級了！`);
  }
  await publishWallet(tx, PlayerID);
  return { Contribution: (seat?.Contribution ?? 0) + Amount, Growth: grown.Growth, Level };
});

export const exchangeClubVault = answer(
  operations.exchangeClubVault,
  async ({ PlayerID, Amount, Password }, context, tx) => {
    const { club, me } = await lockedOffice(tx, context.player, 'exchangeVault', [playerLock(PlayerID)]);
    const member = await fellowOf(tx, club, PlayerID);
    await assertMayWithdraw(tx, club.ClubID, Amount);
    const refusal = await secondCheck(tx, context, { amount: Amount, password: Password });
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

/** @throws Failure 200113 below the least withdrawal, or above what the vault holds */
export async function assertMayWithdraw(db: Reader, clubID: string, amount: number): Promise<void> {
  if (amount < LeastWithdrawal || amount > (await vaultOf(db, clubID))) fail(200113);
}

export const getClubVaultRecords = answer(operations.getClubVaultRecords, async ({ Tab, ...page }, { player }, db) => {
  const { club } = await office(db, player, 'seeVault');
  const where = { ClubID: club.ClubID, ...(Tab !== undefined && { Kind: Tab }) };
  const { rows, total } = await findPage(db, 'clubVaultRecords', { where, order: [['Seq', 'desc']] }, page);
  return { List: [...(await vaultRecords(db, rows))], Total: total, Vault: await vaultOf(db, club.ClubID) };
});

/** Records as lists and exports show them. */
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
