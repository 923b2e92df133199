import { receiveBindBonus, checkBinding } from '#protocol/endpoints/phoneCode.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { claimFirstDay, getFirstDay } from '#protocol/operations/firstDay.ts';
import { spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { bindInviteCode, claimInviteReward, getInviteInfo } from '#protocol/operations/invite.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { bindPhone, confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';

/** Two new accounts on one phone. */
async function two(context: TestContext, phone: string): Promise<readonly [TestMember, TestMember]> {
  const [first, second] = await createTestMembers(context, phone, { count: 2, VIPLevel: 3, isYoung: true });
  return [assertDefined(first, 'an account'), assertDefined(second, 'another one')];
}

async function doFirstDay({ lobby, chat }: TestMember): Promise<void> {
  await lobby.call(claimSignInDay, {});
  await lobby.call(spinFireWheel, {});
  await chat.call(sendPublicMessage, { Message: '大家好' });
}

const bonus = ({ session: { visitor, token } }: TestMember) =>
  visitor.ask(receiveBindBonus, { Screen: '綁定手機' }, { token });
const goldOf = async ({ lobby }: TestMember): Promise<number> => (await lobby.call(getWallet, {})).Gold;

/** A newcomer's reward is paid once for each phone, because five accounts on it are not five newcomers. */
export const phoneRewardCases: readonly ConformanceCase[] = [
  conforms(claimFirstDay, 300012, 'pays the list once per phone', async (context) => {
    const [first, second] = await two(context, '0937700001');
    for (const member of [first, second]) await doFirstDay(member);
    expectEqual((await second.lobby.call(getFirstDay, {})).State, 2, 'before');
    await first.lobby.call(claimFirstDay, {});
    const gold = await goldOf(second);
    expectEqual((await second.lobby.call(getFirstDay, {})).State, 3, 'the list of the other account');
    expectEqual((await second.lobby.ask(claimFirstDay.op, {})).Code, 300012, 'its claim');
    expectEqual(await goldOf(second), gold, 'its gold');
  }),
  conforms(
    receiveBindBonus,
    300012,
    'pays the bonus once per phone, also for two accounts at once',
    async (context) => {
      const members = await two(context, '0937700002');
      const answers = await Promise.all(members.map(bonus));
      expectEqual(
        answers.map(({ Code, Result }) => Number(Code === 100001 ? Result['Code'] : Code)).toSorted((a, b) => a - b),
        [200, 300012],
        'codes',
      );
      const gold = await Promise.all(members.map(goldOf));
      expectEqual(
        gold.toSorted((a, b) => a - b),
        [10_000, 30_000],
        'gold: each keeps its own first 10,000',
      );
      const { visitor, token } = members[1].session;
      expectEqual(
        (await visitor.call(checkBinding, {}, { token })).CanReceive,
        false,
        'what the other account is told',
      );
    },
  ),
  conforms(receiveBindBonus, 300012, 'refuses a second bonus after the first account moved away', async (context) => {
    const [first, second] = await two(context, '0937700003');
    expectEqual((await bonus(first)).Code, 200, 'the first account');
    await confirmByCode(context, first.session, '0937700003');
    await bindPhone(context, first.session, '0937700004');
    const refused = await bonus(second);
    expectEqual([refused.Code, refused.Result['Code']], [100001, 300012], 'the one that stayed');
  }),
  conforms(bindInviteCode, 300012, 'welcomes one account per phone', async (context) => {
    const [inviter] = await createTestMembers(context, '0937700005', { count: 1 });
    const { FriendCode } = await assertDefined(inviter, 'an inviter').lobby.call(getInviteInfo, {});
    await context.advance(1);
    const [first, second] = await two(context, '0937700006');
    await first.lobby.call(bindInviteCode, { FriendCode });
    expectEqual((await second.lobby.call(getInviteInfo, {})).BindUntil, '', 'what the other account is offered');
    expectEqual((await second.lobby.ask(bindInviteCode.op, { FriendCode })).Code, 300012, 'the other account');
    expectEqual(await goldOf(second), 10_000, 'its gold');
  }),
  conforms(claimInviteReward, 300013, 'pays one reward for accounts that share a phone by then', async (context) => {
    const [inviter] = await createTestMembers(context, '0937700007', { count: 1 });
    const host = assertDefined(inviter, 'an inviter');
    const { FriendCode } = await host.lobby.call(getInviteInfo, {});
    await context.advance(1);
    const friends = [];
    for (const phone of ['0937700008', '0937700009']) {
      const [friend] = await createTestMembers(context, phone, { count: 1, VIPLevel: 2, isYoung: true });
      friends.push(assertDefined(friend, 'a friend'));
      await assertDefined(friend, 'a friend').lobby.call(bindInviteCode, { FriendCode });
    }
    const ids = friends.map(({ id }) => id);
    const moving = assertDefined(friends[1], 'the second');
    await confirmByCode(context, moving.session, '0937700009');
    await bindPhone(context, moving.session, '0937700008');
    expectEqual((await host.lobby.ask(claimInviteReward.op, { FriendRequest: ids })).Code, 300013, 'both');
    await host.lobby.call(claimInviteReward, { FriendRequest: ids.slice(0, 1) });
    expectEqual((await host.lobby.call(getInviteInfo, {})).Claimable, 0, 'what is left');
    const second = await host.lobby.ask(claimInviteReward.op, { FriendRequest: ids.slice(1) });
    expectEqual(second.Code, 300013, 'the other');
  }),
];
