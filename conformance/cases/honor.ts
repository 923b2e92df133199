import { settleRound } from '#protocol/endpoints/dev.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors, pinHonor } from '#protocol/operations/honor.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestSession, TestContext } from '../testContext.ts';

/** A guest with this many honors, a second apart, newest first. */
async function winner(
  context: TestContext,
  wins: number,
): Promise<{ guest: TestSession; socket: TestSocket; honors: HonorRecord[] }> {
  const guest = await context.guest();
  const { playerID: PlayerID } = guest;
  for (let at = 1; at <= wins; at += 1) {
    await context.advance(1);
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'owl', Bet: 20, Win: 400 + at });
  }
  const socket = await guest.openSocket('lobby');
  const { Achievements } = await socket.call(getHonors, { PlayerID });
  return { guest, socket, honors: Achievements };
}

const winsOf = (honors: readonly HonorRecord[]): number[] => honors.map(({ Win }) => Win);

export const honorCases: readonly ConformanceCase[] = [
  conforms(getHonors, 200, 'records wins from 20 times the bet, for everyone to see', async (context) => {
    const guest = await context.guest();
    const { playerID: PlayerID } = guest;
    for (const Win of [1_999, 2_000])
      await context.visitor().call(settleRound, { PlayerID, GameCode: 'tiger', Bet: 100, Win });
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'tiger', Bet: 0, Win: 500 });
    await context.advance(1);
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'tiger', Bet: 100, Win: 2_100, Jackpot: 'minor' });
    const other = await (await context.guest()).openSocket('lobby');
    const { Achievements } = await other.call(getHonors, { PlayerID });
    const [prize, honor] = Achievements;
    expectEqual([prize?.Jackpot, honor?.Jackpot], ['minor', undefined], 'the prizes');
    expectEqual(
      [winsOf(Achievements), honor?.Bet, honor?.Pinned, honor?.PlayerID, honor?.GameInfo.GameID],
      [[2_100, 2_000], 100, 2, PlayerID, 'tiger'],
      'the list',
    );
  }),
  conforms(getHonors, 200, 'lists at most ten, and a pinned one keeps its place among them', async (context) => {
    const { guest, socket, honors } = await winner(context, 10);
    expectEqual(winsOf(honors), [410, 409, 408, 407, 406, 405, 404, 403, 402, 401], 'ten');
    const oldest = assertDefined(honors[9], 'the oldest');
    await socket.call(pinHonor, { ID: oldest.ID, Pinned: 1 });
    const { playerID: PlayerID } = guest;
    for (const Win of [411, 412]) {
      await context.advance(1);
      await context.visitor().call(settleRound, { PlayerID, GameCode: 'owl', Bet: 20, Win });
    }
    const { Achievements } = await socket.call(getHonors, { PlayerID });
    expectEqual(winsOf(Achievements), [412, 411, 410, 409, 408, 407, 406, 405, 404, 401], 'ten with the pinned');
  }),
  conforms(getHonors, 100013, 'refuses an unknown player id', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(getHonors.op, { PlayerID: '99999999' })).Code, 100013, 'code');
  }),
  conforms(pinHonor, 200, 'pins and unpins, as the list shows', async (context) => {
    const { guest, socket, honors } = await winner(context, 1);
    const honor = assertDefined(honors[0], 'an honor');
    const pins = [];
    for (const Pinned of [1, 1, 2] as const) {
      const answered = await socket.call(pinHonor, { ID: honor.ID, Pinned });
      const { Achievements } = await socket.call(getHonors, { PlayerID: guest.playerID });
      expectEqual(Achievements, [answered], 'the list');
      pins.push(answered.Pinned);
    }
    expectEqual(pins, [1, 1, 2], 'pinned, pinned still, unpinned');
  }),
  conforms(pinHonor, 300011, 'refuses a record of another player', async (context) => {
    const { honors } = await winner(context, 1);
    const socket = await (await context.guest()).openSocket('lobby');
    const { ID } = assertDefined(honors[0], 'an honor');
    expectEqual((await socket.ask(pinHonor.op, { ID, Pinned: 1 })).Code, 300011, "another's");
    expectEqual((await socket.ask(pinHonor.op, { ID: 'none', Pinned: 1 })).Code, 300011, "nobody's");
  }),
  conforms(pinHonor, 300014, 'refuses a fourth pin until another is removed', async (context) => {
    const { socket, honors } = await winner(context, 4);
    const [first, second, third, fourth] = honors.map(({ ID }) => ID);
    for (const ID of [first, second, third])
      await socket.call(pinHonor, { ID: assertDefined(ID, 'an honor'), Pinned: 1 });
    expectEqual((await socket.ask(pinHonor.op, { ID: fourth, Pinned: 1 })).Code, 300014, 'the fourth');
    await socket.call(pinHonor, { ID: assertDefined(first, 'an honor'), Pinned: 2 });
    await socket.call(pinHonor, { ID: assertDefined(fourth, 'an honor'), Pinned: 1 });
  }),
  conforms(pinHonor, 300014, 'pins three of four records at once', async (context) => {
    const { guest, socket, honors } = await winner(context, 4);
    const sockets = [
      socket,
      await guest.openSocket('lobby'),
      await guest.openSocket('lobby'),
      await guest.openSocket('lobby'),
    ];
    const answers = await Promise.all(
      sockets.map((each, at) => each.ask(pinHonor.op, { ID: honors[at]?.ID, Pinned: 1 })),
    );
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 200, 200, 300014],
      'codes',
    );
  }),
];
