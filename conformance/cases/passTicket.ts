import { buyPassTicket, claimPassLevel, getPassTicket, passLevelUp } from '#protocol/operations/passTicket.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { cancelEnvelope } from '#protocol/operations/envelope.ts';
import { create, crewOf } from '../envelopeScene.ts';
import { arrive, atDawn, give, holds, playRounds, startDay, walletItem } from './eventDay.ts';

/** Rounds that reach the first level, at 2 experience each. */
const ROUNDS = 50;

export const passTicketCases: readonly ConformanceCase[] = [
  conforms(getPassTicket, 200, 'grows with rounds played, and tells of a level reached', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000401');
    const before = await line.call(getPassTicket, {});
    expectEqual([before.Experience, before.Level, before.Premium, before.Levels.length], [0, 0, false, 10], 'at first');
    expect(before.EndTime > before.StartTime && before.EndTime.endsWith('T16:00:00.000Z'), 'ends at a Taipei midnight');
    await playRounds(stage, seat.playerID, ROUNDS, 10, 10);
    expectEqual(
      (await line.push(passLevelUp)).result,
      { Season: before.Season, Level: 1, Experience: 100 },
      'the push',
    );
    const after = await line.call(getPassTicket, {});
    expectEqual([after.Experience, after.Level], [100, 1], 'afterwards');
  }),
  conforms(
    getPassTicket,
    200,
    'grows with ten red envelopes a day, not with each that is sent and taken back',
    async (stage) => {
      await startDay(stage);
      const [{ lobby }] = await crewOf(stage, '0947000450', 1);
      for (let sent = 0; sent < 12; sent += 1) {
        const { RedEnvelopeID } = await create({ lobby });
        await lobby.call(cancelEnvelope, { RedEnvelopeID });
        await stage.advance(10);
      }
      expectEqual((await lobby.call(getPassTicket, {})).Experience, 100, 'experience of ten');
      await startDay(stage);
      const { line } = await arrive(stage, '0947000450');
      await create({ lobby: line });
      expectEqual((await line.call(getPassTicket, {})).Experience % 100, 10, 'on the next day');
    },
  ),
  conforms(buyPassTicket, 200, 'opens the paid track for its price', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000402');
    const { Season, Price } = await line.call(getPassTicket, {});
    expectEqual(Price, { ItemID: (await walletItem(line)).ItemID, Amount: 300 }, 'price');
    await give(stage, seat.playerID, Price.ItemID, 320);
    expectEqual((await line.call(buyPassTicket, { Season })).Premium, true, 'the paid track');
    expectEqual(await holds(line, Price.ItemID), 20, 'what is left');
  }),
  conforms(buyPassTicket, 200124, 'sells nothing to who is short', async (stage) => {
    const { line } = await atDawn(stage, '0947000403');
    const { Season } = await line.call(getPassTicket, {});
    expectEqual((await line.ask(buyPassTicket.op, { Season })).Code, 200124, 'code');
    expectEqual((await line.call(getPassTicket, {})).Premium, false, 'the paid track');
  }),
  conforms(buyPassTicket, 300015, 'sells a season once', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000404');
    const { Season, Price } = await line.call(getPassTicket, {});
    await give(stage, seat.playerID, Price.ItemID, 600);
    await line.call(buyPassTicket, { Season });
    expectEqual((await line.ask(buyPassTicket.op, { Season })).Code, 300015, 'code');
    expectEqual(await holds(line, Price.ItemID), 300, 'what is left');
  }),
  conforms(buyPassTicket, 300016, 'sells no other season', async (stage) => {
    const { line } = await atDawn(stage, '0947000404');
    expectEqual((await line.ask(buyPassTicket.op, { Season: '2020-01' })).Code, 300016, 'code');
  }),
  conforms(buyPassTicket, 300008, 'is for members', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(buyPassTicket.op, { Season: '2020-01' })).Code, 300008, 'a guest');
  }),
  conforms(claimPassLevel, 200, 'pays a level of either track', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000405');
    const { Season, Price } = await line.call(getPassTicket, {});
    await playRounds(stage, seat.playerID, ROUNDS, 10, 10);
    await give(stage, seat.playerID, Price.ItemID, Price.Amount);
    await line.call(buyPassTicket, { Season });
    const before = await holds(line, 1);
    const free = await line.call(claimPassLevel, { Season, Level: 1, Track: 1 });
    expectEqual(free.Rewards, [{ ItemID: 1, Amount: 1000 }], 'free');
    const paid = await line.call(claimPassLevel, { Season, Level: 1, Track: 2 });
    expectEqual(paid.Rewards, [{ ItemID: 1, Amount: 5000 }], 'paid');
    expectEqual(await holds(line, 1), before + 6000, 'gold');
    const [level] = (await line.call(getPassTicket, {})).Levels;
    expectEqual([level?.FreeClaimed, level?.PaidClaimed], [true, true], 'claimed');
  }),
  conforms(claimPassLevel, 300011, 'has ten levels', async (stage) => {
    const { line } = await atDawn(stage, '0947000404');
    const { Season } = await line.call(getPassTicket, {});
    expectEqual((await line.ask(claimPassLevel.op, { Season, Level: 11, Track: 1 })).Code, 300011, 'code');
  }),
  conforms(claimPassLevel, 300012, 'pays a level once', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000406');
    const { Season } = await line.call(getPassTicket, {});
    await playRounds(stage, seat.playerID, ROUNDS, 10, 10);
    await line.call(claimPassLevel, { Season, Level: 1, Track: 1 });
    const before = await holds(line, 1);
    expectEqual((await line.ask(claimPassLevel.op, { Season, Level: 1, Track: 1 })).Code, 300012, 'code');
    expectEqual(await holds(line, 1), before, 'gold');
  }),
  conforms(
    claimPassLevel,
    300013,
    'pays no level before it is reached, no paid one without the ticket',
    async (stage) => {
      const { seat, line } = await atDawn(stage, '0947000407');
      const { Season } = await line.call(getPassTicket, {});
      expectEqual((await line.ask(claimPassLevel.op, { Season, Level: 1, Track: 1 })).Code, 300013, 'not reached');
      await playRounds(stage, seat.playerID, ROUNDS, 10, 10);
      expectEqual((await line.ask(claimPassLevel.op, { Season, Level: 1, Track: 2 })).Code, 300013, 'not bought');
    },
  ),
  conforms(claimPassLevel, 300016, 'pays nothing of another season', async (stage) => {
    const { line } = await atDawn(stage, '0947000404');
    const answer = await line.ask(claimPassLevel.op, { Season: '2020-01', Level: 1, Track: 1 });
    expectEqual(answer.Code, 300016, 'code');
  }),
  conforms(claimPassLevel, 300008, 'is for members', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const answer = await line.ask(claimPassLevel.op, { Season: '2020-01', Level: 1, Track: 1 });
    expectEqual(answer.Code, 300008, 'a guest');
  }),
];
