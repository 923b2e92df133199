import { grantSpecialReward } from '#protocol/endpoints/dev.ts';
import { claimReward, getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { Stage } from '../stage.ts';
import { arrive, atDawn, holds } from './eventDay.ts';

const grant = (stage: Stage, PlayerID: string, Amount: number, Seconds = 3600) =>
  stage.visitor().call(grantSpecialReward, { PlayerID, ItemID: 1, Amount, Seconds });

export const rewardCases: readonly ConformanceCase[] = [
  conforms(
    getRewards,
    200,
    "lists what an operator gave, with those for everyone, and nobody else's",
    async (stage) => {
      const { seat, line } = await atDawn(stage, '0947000301');
      const before = await line.call(getRewards, { PerPage: 100 });
      const reward = await grant(stage, seat.playerID, 777, 400 * 3600);
      expectEqual((await line.push(rewardArrived)).result, reward, 'the push');
      const after = await line.call(getRewards, { PerPage: 100 });
      expectEqual(after.Total, before.Total + 1, 'total');
      expectEqual(
        after.List.find(({ RewardID }) => RewardID === reward.RewardID),
        reward,
        'in the list',
      );
      const other = (await arrive(stage, '0947000302')).line;
      expectEqual(
        (await other.call(getRewards, { PerPage: 100 })).List.filter(({ RewardID }) => RewardID === reward.RewardID),
        [],
        "in another player's list",
      );
    },
  ),
  conforms(claimReward, 200, 'pays it into the wallet and says that it was claimed', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000301');
    const { RewardID } = await grant(stage, seat.playerID, 1234);
    const before = await holds(line, 1);
    expectEqual((await line.call(claimReward, { RewardID })).State, 2, 'state');
    expectEqual(await holds(line, 1), before + 1234, 'gold');
    const { List } = await line.call(getRewards, { PerPage: 100 });
    expectEqual(List.find((reward) => reward.RewardID === RewardID)?.State, 2, 'state in the list');
  }),
  conforms(claimReward, 200, 'one for everyone is claimed by each, once', async (stage) => {
    const { line } = await atDawn(stage, '0947000301');
    const other = (await arrive(stage, '0947000302')).line;
    const everyone = { ItemID: 1, Amount: 250, Seconds: 600 };
    const { RewardID } = await stage.visitor().call(grantSpecialReward, everyone);
    for (const each of [line, other]) {
      const before = await holds(each, 1);
      await each.call(claimReward, { RewardID });
      expectEqual(await holds(each, 1), before + 250, 'gold');
      expectEqual((await each.ask(claimReward.op, { RewardID })).Code, 300012, 'a second time');
    }
  }),
  conforms(claimReward, 300011, "knows no reward that is not there, nor another player's", async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000301');
    const { line: other } = await arrive(stage, '0947000302');
    const { RewardID } = await grant(stage, seat.playerID, 1);
    expectEqual((await other.ask(claimReward.op, { RewardID })).Code, 300011, "another player's");
    expectEqual((await line.ask(claimReward.op, { RewardID: 'nothing' })).Code, 300011, 'none');
  }),
  conforms(claimReward, 300012, 'pays once', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000301');
    const { RewardID } = await grant(stage, seat.playerID, 5);
    await line.call(claimReward, { RewardID });
    const before = await holds(line, 1);
    expectEqual((await line.ask(claimReward.op, { RewardID })).Code, 300012, 'code');
    expectEqual(await holds(line, 1), before, 'gold');
  }),
  conforms(claimReward, 300016, 'waits as long as it says', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000301');
    const { RewardID } = await grant(stage, seat.playerID, 5, 60);
    await stage.advance(61);
    expectEqual((await line.ask(claimReward.op, { RewardID })).Code, 300016, 'code');
    const { List } = await line.call(getRewards, { PerPage: 100 });
    expectEqual(List.find((reward) => reward.RewardID === RewardID)?.State, 3, 'state');
  }),
  conforms(claimReward, 300008, 'is for members', async (stage) => {
    const guest = await stage.guest();
    const { RewardID } = await grant(stage, guest.playerID, 5);
    expectEqual((await (await guest.line('lobby')).ask(claimReward.op, { RewardID })).Code, 300008, 'a guest');
  }),
  conforms(grantSpecialReward, 200, 'grants what the player then finds', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000301');
    const reward = await grant(stage, seat.playerID, 99);
    expectEqual([reward.Amount, reward.State, reward.Source], [99, 1, 'operator'], 'the reward');
    expectEqual((await line.push(rewardArrived)).result, reward, 'the push');
  }),
  conforms(grantSpecialReward, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const answer = await stage.visitor().ask(grantSpecialReward, { PlayerID: '99999999', ItemID: 1, Amount: 1 });
    expectEqual(answer.Code, 100013, 'code');
  }),
];
