import { acceptChallenge, challengeDone, claimChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { setSwitch } from '#protocol/endpoints/dev.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { arrive, atDawn, holds, playRounds, startDay } from './eventDay.ts';

const challenge = async (socket: TestSocket, id: string) =>
  assertDefined(
    (await socket.call(getChallenges, {})).List.find(({ ChallengeID }) => ChallengeID === id),
    id,
  );

export const challengeCases: readonly ConformanceCase[] = [
  conforms(
    getChallenges,
    200,
    'lists the challenges of the day and the week, and resets their progress',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947000601');
      expectEqual((await socket.call(getChallenges, {})).Total, 5, 'without gifts in the first 24 hours');
      await context.letGive(session.playerID);
      const { List, Total } = await socket.call(getChallenges, {});
      expectEqual([Total, List.every(({ State, Progress }) => State === 1 && Progress === 0)], [6, true], 'at first');
      const rounds = await challenge(socket, 'day-rounds');
      expectEqual([rounds.Title.zh_tw, rounds.Count, rounds.Period], ['完成 20 局遊戲', 20, 'day'], 'a challenge');
      await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
      await playRounds(context, session.playerID, 3, 10, 10);
      const running = await challenge(socket, 'day-rounds');
      expectEqual([running.State, running.Progress], [2, 3], 'after three rounds');
      await startDay(context);
      const next = await challenge((await arrive(context, '0947000601')).socket, 'day-rounds');
      expectEqual([next.State, next.Progress], [1, 0], 'on another day');
    },
  ),
  conforms(acceptChallenge, 200, 'takes the entry fee, and counts the progress from then on', async (context) => {
    const { session, socket } = await atDawn(context, '0947000602');
    await playRounds(context, session.playerID, 1, 10, 20);
    const before = await holds(socket, 1);
    const accepted = await socket.call(acceptChallenge, { ChallengeID: 'day-wins' });
    expectEqual([accepted.State, accepted.Progress, accepted.Entry], [2, 0, 1000], 'accepted');
    expectEqual(await holds(socket, 1), before - 1000, 'gold');
    await playRounds(context, session.playerID, 2, 10, 5);
    await playRounds(context, session.playerID, 4, 10, 20);
    expectEqual((await challenge(socket, 'day-wins')).Progress, 4, 'wins');
    expectEqual(socket.pending(challengeDone).length, 0, 'pushes before it is done');
    await playRounds(context, session.playerID, 1, 10, 20);
    const { result } = await socket.push(challengeDone);
    expectEqual([result.ChallengeID, result.Progress, result.Count], ['day-wins', 5, 5], 'the push');
  }),
  conforms(acceptChallenge, 100011, 'refuses a player without the entry fee', async (context) => {
    const { session, socket } = await atDawn(context, '0947000603');
    await playRounds(context, session.playerID, 1, await holds(socket, 1), 0);
    expectEqual((await socket.ask(acceptChallenge.op, { ChallengeID: 'week-bet' })).Code, 100011, 'code');
    expectEqual((await challenge(socket, 'week-bet')).State, 1, 'state');
  }),
  conforms(acceptChallenge, 300009, 'refuses a challenge of rounds if no game is open', async (context) => {
    const { socket } = await atDawn(context, '0947000608');
    const before = await holds(socket, 1);
    await context.visitor().call(setSwitch, { Name: 'Games', Value: 'off' });
    try {
      expectEqual((await socket.ask(acceptChallenge.op, { ChallengeID: 'day-wins' })).Code, 300009, 'code');
      const { List } = await socket.call(getChallenges, {});
      expectEqual(
        List.filter(({ Target }) => Target !== 'gifts' && Target !== 'purchases').length,
        0,
        'challenges of rounds',
      );
    } finally {
      await context.visitor().call(setSwitch, { Name: 'Games', Value: 'default' });
    }
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(acceptChallenge, 300011, 'refuses an unknown challenge', async (context) => {
    const { socket } = await atDawn(context, '0947000604');
    expectEqual((await socket.ask(acceptChallenge.op, { ChallengeID: 'year-rounds' })).Code, 300011, 'code');
  }),
  conforms(acceptChallenge, 300015, 'refuses a second entry', async (context) => {
    const { socket } = await atDawn(context, '0947000604');
    await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
    expectEqual((await socket.ask(acceptChallenge.op, { ChallengeID: 'day-rounds' })).Code, 300015, 'code');
  }),
  conforms(acceptChallenge, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(acceptChallenge.op, { ChallengeID: 'day-rounds' })).Code, 300008, 'a guest');
  }),
  conforms(claimChallenge, 200, 'pays the reward of a completed challenge', async (context) => {
    const { session, socket } = await atDawn(context, '0947000605');
    await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
    await playRounds(context, session.playerID, 20, 10, 10);
    expectEqual((await challenge(socket, 'day-rounds')).State, 3, 'state');
    const before = await holds(socket, 1);
    expectEqual((await socket.call(claimChallenge, { ChallengeID: 'day-rounds' })).State, 4, 'state after it');
    expectEqual(await holds(socket, 1), before + 2000, 'gold');
  }),
  conforms(claimChallenge, 300011, 'refuses an unknown challenge', async (context) => {
    const { socket } = await atDawn(context, '0947000604');
    expectEqual((await socket.ask(claimChallenge.op, { ChallengeID: 'year-rounds' })).Code, 300011, 'code');
  }),
  conforms(claimChallenge, 300012, 'refuses a second claim', async (context) => {
    const { session, socket } = await atDawn(context, '0947000606');
    await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
    await playRounds(context, session.playerID, 20, 10, 10);
    await socket.call(claimChallenge, { ChallengeID: 'day-rounds' });
    const before = await holds(socket, 1);
    expectEqual((await socket.ask(claimChallenge.op, { ChallengeID: 'day-rounds' })).Code, 300012, 'code');
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(claimChallenge, 300013, 'refuses a challenge that is not completed, or not accepted', async (context) => {
    const { session, socket } = await atDawn(context, '0947000607');
    await playRounds(context, session.playerID, 20, 10, 10);
    expectEqual((await socket.ask(claimChallenge.op, { ChallengeID: 'day-rounds' })).Code, 300013, 'not accepted');
    await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
    await playRounds(context, session.playerID, 19, 10, 10);
    expectEqual((await socket.ask(claimChallenge.op, { ChallengeID: 'day-rounds' })).Code, 300013, 'one short');
  }),
  conforms(claimChallenge, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(claimChallenge.op, { ChallengeID: 'day-rounds' })).Code, 300008, 'a guest');
  }),
];
