import { ECONOMY } from '../economy.ts';
import { VAULT_RECORD } from '#protocol/entities/club.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubVault.ts';
import { clubLevelUp } from '#protocol/operations/clubVault.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { assertMayPassFree } from '../passing/allowance.ts';
import { freePartOf } from '../passing/freePart.ts';
import { passingLock } from '../passing/person.ts';
import { passedGold, recordPassedOn } from '../passing/recordPassedOn.ts';
import { isYoung } from '../passing/young.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import { isLargeSum, secondCheck } from '../secondCheck/secondCheck.ts';
import { taipeiDay } from '../taipei.ts';
import { isNewMember } from './checkedDeposits.ts';
import { levelOf, memberLimitOf } from './level.ts';
import { givenInWeek, weekOf } from './week.ts';
import { lockedOffice } from './office.ts';
import { postInClub } from './postInClub.ts';
import { moveVault } from './vaultMoves.ts';

const { LeastDeposit, DailyGrowthPerMember } = ECONOMY.Club;

export const depositToClubVault = answer(operations.depositToClubVault, async ({ Amount, Password }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'giveToVault', [passingLock(context.player)]);
  if (club.DissolveTime !== '') fail(300015);
  if (Amount < LeastDeposit) failField('Amount', `is at least ${LeastDeposit}`);
  const { ClubID } = club;
  const { PlayerID } = me;
  const member = (await tx.table('clubMembers').get(PlayerID)) ?? fail(200105);
  const Free = await freePartOf(tx, PlayerID, ITEM.gold, Amount);
  await assertMayPassFree(tx, context, me, Free);
  const isChecked = isNewMember(member, context) || (await isLargeSum(tx, context, Amount));
  const refusal = await secondCheck(tx, context, { amount: Amount, password: Password, isRisky: isChecked });
  if (refusal !== undefined) return refusal;
  await countGiftDay(tx, PlayerID, context.now, { Deposited: Amount });
  if (isChecked) await tx.table('clubs').update({ ClubID }, { CheckedDepositTime: context.nowText });
  const { ID } = await moveVault(tx, context, {
    ClubID,
    Kind: VAULT_RECORD.deposit,
    Reason: 'deposit',
    ActorID: PlayerID,
    PlayerID: '',
    Other: `player:${PlayerID}`,
    Change: Amount,
  });
  await recordPassedOn(tx, context, me, [passedGold(ID, 'vault', Amount, Free)]);
  const FromYoung = isYoung(me.RegistTime, context.now) ? Free : 0;
  if (FromYoung > 0) await tx.table('clubs').add({ ClubID }, { FromYoung });
  const Day = taipeiDay(context.now);
  const before = member.Day === Day ? member.DayGrowth : 0;
  const growth = Math.min(Amount, Math.max(0, DailyGrowthPerMember - before));
  const Week = weekOf(context.now);
  const WeekContribution = givenInWeek(member, Week) + Amount;
  await tx.table('clubMembers').update({ PlayerID }, { Day, DayGrowth: before + growth, Week, WeekContribution });
  await tx.table('clubMembers').add({ PlayerID }, { Contribution: Amount });
  await tx.table('clubs').update({ ClubID }, { Week, WeekContribution: givenInWeek(club, Week) + Amount });
  const [grown = club] = await tx.table('clubs').add({ ClubID }, { Contribution: Amount, Growth: growth });
  const Level = levelOf(grown.Growth);
  if (Level > grown.Level) {
    await tx.table('clubs').update({ ClubID }, { Level });
    publish(tx, clubLevelUp, topicOf.club(ClubID), { ClubID, Level, MemberLimit: memberLimitOf(Level) });
    await postInClub(tx, context, grown, `俱樂部升到 ${Level} 級了！`);
  }
  await publishWallet(tx, PlayerID);
  return { Contribution: member.Contribution + Amount, Growth: grown.Growth, Level };
});
