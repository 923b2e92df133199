import { buyPassTicket, claimPassLevel, getPassTicket, passLevelUp } from '#protocol/operations/passTicket.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { cancelEnvelope } from '#protocol/operations/envelope.ts';
import { create, crewOf } from '../envelopeScene.ts';
import { arrive, atDawn, give, holds, playRounds, startDay, walletItem } from './eventDay.ts';

/** Rounds that reach the first level, at 2 experience each. */
const ROUNDS = 50;

export const passTicketCases: readonly ConformanceCase[] = [
  conforms(getPassTicket, 200, 'grows with rounds played, and pushes a reached level', async (context) => {
    const { session, socket } = await atDawn(context, '0947000401');
    const before = await socket.call(getPassTicket, {});
    expectEqual([before.Experience, before.Level, before.Premium, before.Levels.length], [0, 0, false, 10], 'at first');
    expect(before.EndTime > before.StartTime && before.EndTime.endsWith('T16:00:00.000Z'), 'ends at a Taipei midnight');
    await playRounds(context, session.playerID, ROUNDS, 10, 10);
    expectEqual(
      (await socket.push(passLevelUp)).result,
      { Season: before.Season, Level: 1, Experience: 100 },
      'the push',
    );
    const after = await socket.call(getPassTicket, {});
    expectEqual([after.Experience, after.Level], [100, 1], 'afterwards');
  }),
  conforms(getPassTicket, 200, 'grows with ten red envelopes a day, not with cancelled ones', async (context) => {
    await startDay(context);
    const [{ lobby }] = await crewOf(context, '0947000450', 1);
    for (let sent = 0; sent < 12; sent += 1) {
      const { RedEnvelopeID } = await create({ lobby });
      await lobby.call(cancelEnvelope, { RedEnvelopeID });
      await context.advance(10);
    }
    expectEqual((await lobby.call(getPassTicket, {})).Experience, 100, 'experience of ten');
    await startDay(context);
    const { socket } = await arrive(context, '0947000450');
    await create({ lobby: socket });
    expectEqual((await socket.call(getPassTicket, {})).Experience % 100, 10, 'on the next day');
  }),
  conforms(buyPassTicket, 200, 'opens the paid track for its price', async (context) => {
    const { session, socket } = await atDawn(context, '0947000402');
    const { Season, Price } = await socket.call(getPassTicket, {});
    expectEqual(Price, { ItemID: (await walletItem(socket)).ItemID, Amount: 300 }, 'price');
    await give(context, session.playerID, Price.ItemID, 320);
    expectEqual((await socket.call(buyPassTicket, { Season })).Premium, true, 'the paid track');
    expectEqual(await holds(socket, Price.ItemID), 20, 'what is left');
  }),
  conforms(buyPassTicket, 200124, 'refuses a player without the price', async (context) => {
    const { socket } = await atDawn(context, '0947000403');
    const { Season } = await socket.call(getPassTicket, {});
    expectEqual((await socket.ask(buyPassTicket.op, { Season })).Code, 200124, 'code');
    expectEqual((await socket.call(getPassTicket, {})).Premium, false, 'the paid track');
  }),
  conforms(buyPassTicket, 300015, 'refuses a second purchase in a season', async (context) => {
    const { session, socket } = await atDawn(context, '0947000404');
    const { Season, Price } = await socket.call(getPassTicket, {});
    await give(context, session.playerID, Price.ItemID, 600);
    await socket.call(buyPassTicket, { Season });
    expectEqual((await socket.ask(buyPassTicket.op, { Season })).Code, 300015, 'code');
    expectEqual(await holds(socket, Price.ItemID), 300, 'what is left');
  }),
  conforms(buyPassTicket, 300016, 'refuses another season', async (context) => {
    const { socket } = await atDawn(context, '0947000404');
    expectEqual((await socket.ask(buyPassTicket.op, { Season: '2020-01' })).Code, 300016, 'code');
  }),
  conforms(buyPassTicket, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(buyPassTicket.op, { Season: '2020-01' })).Code, 300008, 'a guest');
  }),
  conforms(claimPassLevel, 200, 'pays a level of either track', async (context) => {
    const { session, socket } = await atDawn(context, '0947000405');
    const { Season, Price } = await socket.call(getPassTicket, {});
    await playRounds(context, session.playerID, ROUNDS, 10, 10);
    await give(context, session.playerID, Price.ItemID, Price.Amount);
    await socket.call(buyPassTicket, { Season });
    const before = await holds(socket, 1);
    const free = await socket.call(claimPassLevel, { Season, Level: 1, Track: 1 });
    expectEqual(free.Rewards, [{ ItemID: 1, Amount: 1000 }], 'free');
    const paid = await socket.call(claimPassLevel, { Season, Level: 1, Track: 2 });
    expectEqual(paid.Rewards, [{ ItemID: 1, Amount: 5000 }], 'paid');
    expectEqual(await holds(socket, 1), before + 6000, 'gold');
    const [level] = (await socket.call(getPassTicket, {})).Levels;
    expectEqual([level?.FreeClaimed, level?.PaidClaimed], [true, true], 'claimed');
  }),
  conforms(claimPassLevel, 300011, 'refuses an eleventh level', async (context) => {
    const { socket } = await atDawn(context, '0947000404');
    const { Season } = await socket.call(getPassTicket, {});
    expectEqual((await socket.ask(claimPassLevel.op, { Season, Level: 11, Track: 1 })).Code, 300011, 'code');
  }),
  conforms(claimPassLevel, 300012, 'refuses a second claim of a level', async (context) => {
    const { session, socket } = await atDawn(context, '0947000406');
    const { Season } = await socket.call(getPassTicket, {});
    await playRounds(context, session.playerID, ROUNDS, 10, 10);
    await socket.call(claimPassLevel, { Season, Level: 1, Track: 1 });
    const before = await holds(socket, 1);
    expectEqual((await socket.ask(claimPassLevel.op, { Season, Level: 1, Track: 1 })).Code, 300012, 'code');
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(
    claimPassLevel,
    300013,
    'refuses a level before it is reached, and a paid one without the ticket',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947000407');
      const { Season } = await socket.call(getPassTicket, {});
      expectEqual((await socket.ask(claimPassLevel.op, { Season, Level: 1, Track: 1 })).Code, 300013, 'not reached');
      await playRounds(context, session.playerID, ROUNDS, 10, 10);
      expectEqual((await socket.ask(claimPassLevel.op, { Season, Level: 1, Track: 2 })).Code, 300013, 'not bought');
    },
  ),
  conforms(claimPassLevel, 300016, 'refuses another season', async (context) => {
    const { socket } = await atDawn(context, '0947000404');
    const answer = await socket.ask(claimPassLevel.op, { Season: '2020-01', Level: 1, Track: 1 });
    expectEqual(answer.Code, 300016, 'code');
  }),
  conforms(claimPassLevel, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const answer = await socket.ask(claimPassLevel.op, { Season: '2020-01', Level: 1, Track: 1 });
    expectEqual(answer.Code, 300008, 'a guest');
  }),
];
