import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { createCoupon } from '#protocol/endpoints/dev.ts';
import { approveClubApplication, applyToClub, createClub, getClub } from '#protocol/operations/club.ts';
import { depositToClubVault } from '#protocol/operations/clubVault.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { freshName } from './clubCast.ts';

/** The free gold that a person may pass on in seven days. */
const FREE = 30_000;

/** A member of another player's club with free gold only. */
async function freeMember(
  context: TestContext,
  number: number,
): Promise<Readonly<Record<'leader' | 'member', TestMember>>> {
  const [head] = await createTestMembers(context, `0948001${number}0`, { count: 1, VIPLevel: 3, gold: 500_000 });
  const [fresh] = await createTestMembers(context, `0948001${number}1`, { count: 1 });
  const [leader, member] = [assertDefined(head, 'a leader'), assertDefined(fresh, 'a member')];
  await leader.lobby.call(createClub, { ClubName: freshName() });
  const { ClubID } = await leader.lobby.call(getClub, {});
  await member.lobby.call(applyToClub, { ClubID });
  await leader.lobby.call(approveClubApplication, { PlayerID: member.id });
  const { Code } = await context.visitor().call(createCoupon, { Rewards: [{ ItemID: 1, Amount: 100_000 }] });
  await member.session.visitor.call(receiveCoupon, { Code }, { token: member.session.token });
  return { leader, member };
}

/** Gold that was neither bought nor won (decision 0222). */
export const freeGoldCases: readonly ConformanceCase[] = [
  conforms(
    depositToClubVault,
    200125,
    'limits free gold in a vault to the sum that a person may pass on',
    async (context) => {
      const { member } = await freeMember(context, 10);
      expectEqual((await member.lobby.ask(depositToClubVault.op, { Amount: FREE + 1 })).Code, 200125, 'above it');
      await member.lobby.call(depositToClubVault, { Amount: FREE });
    },
  ),
  conforms(depositToClubVault, 200081, 'takes no free gold into a vault after it is used up', async (context) => {
    const { leader, member } = await freeMember(context, 11);
    await member.chat.call(sendGift, { ToID: leader.id, ItemID: 1, Amount: FREE });
    expectEqual((await member.lobby.ask(depositToClubVault.op, { Amount: 1000 })).Code, 200081, 'after a gift');
  }),
  conforms(sendGift, 200081, 'gives no free gold after it went into a vault', async (context) => {
    const { leader, member } = await freeMember(context, 12);
    await member.lobby.call(depositToClubVault, { Amount: FREE });
    const gift = { ToID: leader.id, ItemID: 1, Amount: 20_000 };
    expectEqual((await member.chat.ask(sendGift.op, gift)).Code, 200081, 'a gift');
  }),
];
