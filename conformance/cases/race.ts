import { ITEM } from '#protocol/entities/wallet.ts';
import { acceptChallenge, claimChallenge } from '#protocol/operations/challenge.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { getRaceBoard, getRaces, joinRace, raceBoardChanged, watchRace } from '#protocol/operations/race.ts';
import type { Race } from '#protocol/entities/race.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { createTestMembers } from '../testMembers.ts';
import type { TestContext } from '../testContext.ts';
import type { TestSocket } from '../testSocket.ts';
import { arrive, atDawn, playRounds, startDay } from './eventDay.ts';
import { sessionByProvider } from '../identityProvider.ts';

const HOUR = 60 * 60;
/** The hourly race takes stakes for 50 minutes, and waits ten minutes for the last rounds. */
const UNTIL_CLOSED = 51 * 60;
const UNTIL_FINAL = 10 * 60;
/** Jobs run every 20 seconds: one settles the race, the next sends the mails. */
const JOBS = 21;

const race = async (socket: TestSocket, matches: (one: Race) => boolean): Promise<Race> =>
  assertDefined((await socket.call(getRaces, {})).List.find(matches), 'a race');
const isHourly = ({ Scope, State }: Race): boolean => Scope.Kind === 'category' && State !== 'settled';
const isTicketed = ({ Entry, State }: Race): boolean => Entry === 'ticket' && State !== 'settled';
const refusal = async (socket: TestSocket, { BattleID }: Pick<Race, 'BattleID'>) =>
  (await socket.ask(joinRace.op, { BattleID })).Code;

const prizesIn = async (socket: TestSocket) =>
  (await socket.call(getMails, { Page: 1, PerPage: 50 })).List.filter(({ Source }) => Source === 'race').map(
    ({ Attachments }) => Attachments.map(({ ItemID, Amount }) => [ItemID, Amount]),
  );

async function finish(context: TestContext): Promise<void> {
  await context.advance(UNTIL_CLOSED);
  await context.advance(UNTIL_FINAL);
  await context.advance(JOBS);
}

export const raceCases: readonly ConformanceCase[] = [
  conforms(getRaces, 200, 'lists what runs and what comes, with published terms', async (context) => {
    const { socket } = await atDawn(context, '0947001501');
    const { List, Tickets } = await socket.call(getRaces, {});
    const running = assertDefined(List.find(isHourly), 'the hourly race');
    expectEqual([running.State, running.Entry, running.Rounds], ['open', 'free', 20], 'the hourly race');
    expectEqual(running.Prizes.at(-1), { From: 4, To: 10, Gold: 300 }, 'its last prizes');
    expectEqual(running.Own, { Joined: false, Rounds: 0, Score: 0, Rank: 0, Prize: 0, Out: '' }, 'the own part');
    const coming = assertDefined(List.find(isTicketed), 'the race by ticket');
    expectEqual([coming.State, coming.Scope], ['upcoming', { Kind: 'game', GameCode: 'dragon' }], 'the race by ticket');
    expectEqual(Tickets, [], 'tickets');
  }),
  conforms(joinRace, 200, 'counts win divided by stake of the first rounds after the entry', async (context) => {
    const { session, socket } = await atDawn(context, '0947001502');
    await playRounds(context, session.playerID, 1, 10, 500);
    const joined = await socket.call(joinRace, { BattleID: (await wanted(socket)).BattleID });
    expectEqual([joined.Own.Joined, joined.Own.Rounds, joined.Own.Score], [true, 0, 0], 'after joining');
    await playRounds(context, session.playerID, 1, 200, 300);
    await playRounds(context, session.playerID, 1, 10, 15);
    await playRounds(context, session.playerID, 17, 10, 0);
    const before = await race(socket, isHourly);
    expectEqual([before.Own.Rounds, before.Own.Score], [19, 300], 'the same points for a large and a small stake');
    await playRounds(context, session.playerID, 1, 10, 7);
    await playRounds(context, session.playerID, 3, 10, 1_000);
    const after = await race(socket, isHourly);
    expectEqual([after.Own.Rounds, after.Own.Score, after.Own.Rank], [20, 370, 1], 'after more rounds than count');
  }),
  conforms(joinRace, 300015, 'refuses a second entry', async (context) => {
    const { socket } = await atDawn(context, '0947001503');
    const one = await wanted(socket);
    await socket.call(joinRace, { BattleID: one.BattleID });
    expectEqual(await refusal(socket, one), 300015, 'code');
  }),
  conforms(joinRace, 300016, 'refuses a race that is to come or over', async (context) => {
    const first = await atDawn(context, '0947001503');
    const hourly = await race(first.socket, isHourly);
    expectEqual(await refusal(first.socket, await race(first.socket, isTicketed)), 300016, 'to come');
    await context.advance(UNTIL_CLOSED);
    expectEqual(await refusal((await arrive(context, '0947001503')).socket, hourly), 300016, 'over');
  }),
  conforms(joinRace, 300008, 'refuses guests', async (context) => {
    await startDay(context);
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual(await refusal(socket, await race(socket, isHourly)), 300008, 'code');
  }),
  conforms(joinRace, 200114, 'refuses a member without a phone', async (context) => {
    await startDay(context);
    const session = await sessionByProvider(context, 'line', 'racer-without-phone');
    const socket = await session.openSocket('lobby');
    expectEqual(await refusal(socket, await race(socket, isHourly)), 200114, 'code');
  }),
  conforms(joinRace, 300053, 'refuses a second account of a phone', async (context) => {
    await startDay(context);
    const [first, second] = await createTestMembers(context, '0947001510', { count: 2 });
    const lobby = assertDefined(first, 'the first account').lobby;
    const one = await wanted(lobby);
    await lobby.call(joinRace, { BattleID: one.BattleID });
    expectEqual(await refusal(assertDefined(second, 'the second account').lobby, one), 300053, 'code');
    expectEqual((await race(lobby, isHourly)).Players, one.Players + 1, 'players');
  }),
  conforms(joinRace, 300037, 'refuses a player whose own limit is used up', async (context) => {
    const { session, socket } = await atDawn(context, '0947001504');
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    await playRounds(context, session.playerID, 1, 1_000, 0);
    expectEqual(await refusal(socket, await race(socket, isHourly)), 300037, 'code');
  }),
  conforms(joinRace, 300020, 'takes a ticket, which a challenge gives', async (context) => {
    const { session, socket } = await atDawn(context, '0947001505');
    await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
    await playRounds(context, session.playerID, 20, 10, 10);
    await context.advance(20 * HOUR);
    const back = (await arrive(context, '0947001505')).socket;
    const one = await race(back, isTicketed);
    expectEqual([one.State, await refusal(back, one)], ['open', 300020], 'without a ticket');
    await back.call(claimChallenge, { ChallengeID: 'day-rounds' });
    const [ticket] = (await back.call(getRaces, {})).Tickets;
    expectEqual([ticket?.Count, ticket?.Used, ticket?.Source], [1, 0, 'challenge'], 'the ticket');
    await back.call(joinRace, { BattleID: one.BattleID });
    expectEqual((await back.call(getRaces, {})).Tickets, [], 'tickets after the entry');
  }),
  conforms(getRaceBoard, 200, 'shares the prizes of equal points, and pays by mail once', async (context) => {
    const first = await atDawn(context, '0947001506');
    const equal = await arrive(context, '0947001507');
    const third = await arrive(context, '0947001508');
    const { BattleID } = await race(first.socket, isHourly);
    for (const { socket } of [first, equal, third]) await socket.call(joinRace, { BattleID });
    await playRounds(context, first.session.playerID, 1, 100, 300);
    await playRounds(context, equal.session.playerID, 1, 1_000, 3_000);
    await playRounds(context, third.session.playerID, 1, 100, 250);
    const board = await third.socket.call(getRaceBoard, { BattleID });
    expectEqual(
      board.List.map(({ Rank, Player, Score, Prize }) => [Rank, Player.PlayerID, Score, Prize]),
      [
        [1, first.session.playerID, 300, 2_500],
        [1, equal.session.playerID, 300, 2_500],
        [3, third.session.playerID, 250, 1_000],
      ],
      'the board',
    );
    expectEqual([board.Total, board.Race.State, board.Race.Own.Rank], [3, 'open', 3], 'while it runs');
    const page = await third.socket.call(getRaceBoard, { BattleID, Page: 2, PerPage: 1 });
    expectEqual(page.List, board.List.slice(1, 2), 'a page that begins between equals');

    await finish(context);
    const after = await arrive(context, '0947001506');
    const settled = await after.socket.call(getRaceBoard, { BattleID });
    expectEqual([settled.Race.State, settled.Race.Own.Prize, settled.List], ['settled', 2_500, board.List], 'the end');
    await context.advance(JOBS);
    expectEqual(await prizesIn((await arrive(context, '0947001506')).socket), [[[ITEM.gold, 2_500]]], 'the mails');
  }),
  conforms(getRaceBoard, 300011, 'refuses an unknown race', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const answer = await socket.ask(getRaceBoard.op, { BattleID: 'race-slots-20010101-0000' });
    expectEqual(answer.Code, 300011, 'code');
  }),
  conforms(watchRace, 200, 'pushes the board after changes, until the page leaves it', async (context) => {
    const { session, socket } = await atDawn(context, '0947001509');
    const watcher = await (await context.guest()).openSocket('lobby');
    const { BattleID } = await race(socket, isHourly);
    await watcher.call(watchRace, { BattleID });
    await socket.call(joinRace, { BattleID });
    await playRounds(context, session.playerID, 1, 100, 450);
    await context.advance(2);
    let board = (await watcher.push(raceBoardChanged)).result;
    // A push of the entry alone may come first.
    while (board.List.length === 0) board = (await watcher.push(raceBoardChanged)).result;
    expectEqual(board.BattleID, BattleID, 'the race');
    expect(
      board.List.some(({ Player, Score }) => Player.PlayerID === session.playerID && Score === 450),
      'the place of the player',
    );
    expectEqual(socket.pending(raceBoardChanged).length, 0, 'pushes to a connection that does not watch');
    await watcher.call(watchRace, { BattleID: '' });
    await playRounds(context, session.playerID, 1, 100, 450);
    await context.advance(2);
    expectEqual(watcher.pending(raceBoardChanged).length, 0, 'pushes after leaving');
  }),
];

async function wanted(socket: TestSocket): Promise<Pick<Race, 'BattleID' | 'Players'>> {
  const { BattleID, Players } = await race(socket, isHourly);
  return { BattleID, Players };
}
