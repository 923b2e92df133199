import { grantSpecialReward } from '#protocol/endpoints/dev.ts';
import { claimReward, getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { arrive, atDawn, holds } from './eventDay.ts';

const grant = (context: TestContext, PlayerID: string, Amount: number, Seconds = 3600) =>
  context.visitor().call(grantSpecialReward, { PlayerID, ItemID: 1, Amount, Seconds });

export const rewardCases: readonly ConformanceCase[] = [
  conforms(
    getRewards,
    200,
    'lists rewards of an operator for the player and for everyone, but no others',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947000301');
      const before = await socket.call(getRewards, { PerPage: 100 });
      const reward = await grant(context, session.playerID, 777, 400 * 3600);
      expectEqual((await socket.push(rewardArrived)).result, reward, 'the push');
      const after = await socket.call(getRewards, { PerPage: 100 });
      expectEqual(after.Total, before.Total + 1, 'total');
      expectEqual(
        after.List.find(({ RewardID }) => RewardID === reward.RewardID),
        reward,
        'in the list',
      );
      const other = (await arrive(context, '0947000302')).socket;
      expectEqual(
        (await other.call(getRewards, { PerPage: 100 })).List.filter(({ RewardID }) => RewardID === reward.RewardID),
        [],
        "in another player's list",
      );
    },
  ),
  conforms(claimReward, 200, 'pays the reward into the wallet and marks it as claimed', async (context) => {
    const { session, socket } = await atDawn(context, '0947000301');
    const { RewardID } = await grant(context, session.playerID, 1234);
    const before = await holds(socket, 1);
    expectEqual((await socket.call(claimReward, { RewardID })).State, 2, 'state');
    expectEqual(await holds(socket, 1), before + 1234, 'gold');
    const { List } = await socket.call(getRewards, { PerPage: 100 });
    expectEqual(List.find((reward) => reward.RewardID === RewardID)?.State, 2, 'state in the list');
  }),
  conforms(claimReward, 200, 'pays a reward for everyone to each player, once', async (context) => {
    const { socket } = await atDawn(context, '0947000301');
    const other = (await arrive(context, '0947000302')).socket;
    const everyone = { ItemID: 1, Amount: 250, Seconds: 600 };
    const reward = await context.visitor().call(grantSpecialReward, everyone);
    const { RewardID } = reward;
    for (const each of [socket, other]) {
      expectEqual((await each.push(rewardArrived)).result, reward, 'the push');
      const before = await holds(each, 1);
      await each.call(claimReward, { RewardID });
      expectEqual(await holds(each, 1), before + 250, 'gold');
      expectEqual((await each.ask(claimReward.op, { RewardID })).Code, 300012, 'a second time');
    }
  }),
  conforms(claimReward, 300011, 'refuses an unknown reward, and one of another player', async (context) => {
    const { session, socket } = await atDawn(context, '0947000301');
    const { socket: other } = await arrive(context, '0947000302');
    const { RewardID } = await grant(context, session.playerID, 1);
    expectEqual((await other.ask(claimReward.op, { RewardID })).Code, 300011, "another player's");
    expectEqual((await socket.ask(claimReward.op, { RewardID: 'nothing' })).Code, 300011, 'none');
  }),
  conforms(claimReward, 300012, 'refuses a second claim', async (context) => {
    const { session, socket } = await atDawn(context, '0947000301');
    const { RewardID } = await grant(context, session.playerID, 5);
    await socket.call(claimReward, { RewardID });
    const before = await holds(socket, 1);
    expectEqual((await socket.ask(claimReward.op, { RewardID })).Code, 300012, 'code');
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(claimReward, 300016, 'expires at its end', async (context) => {
    const { session, socket } = await atDawn(context, '0947000301');
    const { RewardID } = await grant(context, session.playerID, 5, 60);
    await context.advance(61);
    expectEqual((await socket.ask(claimReward.op, { RewardID })).Code, 300016, 'code');
    const { List } = await socket.call(getRewards, { PerPage: 100 });
    expectEqual(List.find((reward) => reward.RewardID === RewardID)?.State, 3, 'state');
  }),
  conforms(claimReward, 300008, 'refuses guests', async (context) => {
    const guest = await context.guest();
    const { RewardID } = await grant(context, guest.playerID, 5);
    expectEqual((await (await guest.openSocket('lobby')).ask(claimReward.op, { RewardID })).Code, 300008, 'a guest');
  }),
  conforms(grantSpecialReward, 200, 'grants a reward that the player then finds', async (context) => {
    const { session, socket } = await atDawn(context, '0947000301');
    const reward = await grant(context, session.playerID, 99);
    expectEqual([reward.Amount, reward.State, reward.Source], [99, 1, 'operator'], 'the reward');
    expectEqual((await socket.push(rewardArrived)).result, reward, 'the push');
  }),
  conforms(grantSpecialReward, 100013, 'refuses an unknown player id', async (context) => {
    const answer = await context.visitor().ask(grantSpecialReward, { PlayerID: '99999999', ItemID: 1, Amount: 1 });
    expectEqual(answer.Code, 100013, 'code');
  }),
];
