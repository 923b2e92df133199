import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { createCoupon, settleRound } from '#protocol/endpoints/dev.ts';
import { claimMission } from '#protocol/operations/mission.ts';
import { getSpinGrants, spinGrantChanged } from '#protocol/operations/spinGrant.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { arrive, atDawn } from './eventDay.ts';

const SPINS = { ItemID: 104, Amount: 5, GameCode: 'owl', Stake: 50 };

export const spinGrantCases: readonly ConformanceCase[] = [
  conforms(
    getSpinGrants,
    200,
    'lists the free spins of a coupon with their game and stake, after a push',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947000711');
      const before = (await socket.call(getSpinGrants, {})).Total;
      const { Code } = await context.visitor().call(createCoupon, { Rewards: [SPINS] });
      const { Rewards } = await session.visitor.call(receiveCoupon, { Code }, { token: session.token });
      expectEqual(Rewards, [SPINS], 'the rewards');
      const { result } = await socket.push(spinGrantChanged);
      expectEqual(
        [result.GameCode, result.Stake, result.Count, result.Used, result.Source, result.State],
        ['owl', 50, 5, 0, 'coupon', 1],
        'the push',
      );
      const { List, Total } = await socket.call(getSpinGrants, {});
      expectEqual([Total, List[0]], [before + 1, result], 'the list');
      const other = (await arrive(context, '0947000712')).socket;
      expectEqual((await other.call(getSpinGrants, {})).List, [], "another player's list");
    },
  ),
  conforms(claimMission, 200, 'gives the free spins of a mission', async (context) => {
    const { session, socket } = await atDawn(context, '0947000713');
    for (const GameCode of ['owl', 'dragon', 'cat'])
      await context.visitor().call(settleRound, { PlayerID: session.playerID, GameCode, Bet: 20, Win: 20 });
    const { Reward } = await socket.call(claimMission, { MissionID: 'day-games' });
    expectEqual(Reward.Spins, [{ ItemID: 104, Amount: 5, GameCode: 'owl', Stake: 20 }], 'the reward');
    const [grant] = (await socket.call(getSpinGrants, {})).List;
    expectEqual(
      [grant?.GameCode, grant?.Stake, grant?.Count, grant?.Source],
      ['owl', 20, 5, 'mission'],
      'the free spins',
    );
  }),
];
