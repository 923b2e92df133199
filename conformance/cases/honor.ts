import { settleRound } from '#protocol/endpoints/dev.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors, pinHonor } from '#protocol/operations/honor.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import type { Seat, Stage } from '../stage.ts';

/** A guest who wins so many honors, a second apart; the newest first. */
async function winner(stage: Stage, wins: number): Promise<{ guest: Seat; line: Line; honors: HonorRecord[] }> {
  const guest = await stage.guest();
  const { playerID: PlayerID } = guest;
  for (let at = 1; at <= wins; at += 1) {
    await stage.advance(1);
    await stage.visitor().call(settleRound, { PlayerID, GameCode: 'owl', Bet: 20, Win: 400 + at });
  }
  const line = await guest.line('lobby');
  const { Achievements } = await line.call(getHonors, { PlayerID });
  return { guest, line, honors: Achievements };
}

const winsOf = (honors: readonly HonorRecord[]): number[] => honors.map(({ Win }) => Win);

export const honorCases: readonly ConformanceCase[] = [
  conforms(getHonors, 200, 'takes wins of 20 times the bet and no smaller ones, for anyone to see', async (stage) => {
    const guest = await stage.guest();
    const { playerID: PlayerID } = guest;
    for (const Win of [1_999, 2_000])
      await stage.visitor().call(settleRound, { PlayerID, GameCode: 'tiger', Bet: 100, Win });
    await stage.visitor().call(settleRound, { PlayerID, GameCode: 'tiger', Bet: 0, Win: 500 });
    const other = await (await stage.guest()).line('lobby');
    const { Achievements } = await other.call(getHonors, { PlayerID });
    const [honor] = Achievements;
    expectEqual(
      [winsOf(Achievements), honor?.Bet, honor?.Pinned, honor?.PlayerID, honor?.GameInfo.GameID],
      [[2_000], 100, 2, PlayerID, 'tiger'],
      'the list',
    );
  }),
  conforms(getHonors, 200, 'keeps the newest ten, and pinned ones beyond them', async (stage) => {
    const { guest, line, honors } = await winner(stage, 10);
    expectEqual(winsOf(honors), [410, 409, 408, 407, 406, 405, 404, 403, 402, 401], 'ten');
    const oldest = assertDefined(honors[9], 'the oldest');
    await line.call(pinHonor, { ID: oldest.ID, Pinned: 1 });
    const { playerID: PlayerID } = guest;
    for (const Win of [411, 412]) {
      await stage.advance(1);
      await stage.visitor().call(settleRound, { PlayerID, GameCode: 'owl', Bet: 20, Win });
    }
    const { Achievements } = await line.call(getHonors, { PlayerID });
    expectEqual(winsOf(Achievements), [412, 411, 410, 409, 408, 407, 406, 405, 404, 403, 401], 'ten and the pinned');
  }),
  conforms(getHonors, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(getHonors.op, { PlayerID: '99999999' })).Code, 100013, 'code');
  }),
  conforms(pinHonor, 200, 'pins and unpins; the list says so', async (stage) => {
    const { guest, line, honors } = await winner(stage, 1);
    const honor = assertDefined(honors[0], 'an honor');
    const pins = [];
    for (const Pinned of [1, 1, 2] as const) {
      const answered = await line.call(pinHonor, { ID: honor.ID, Pinned });
      const { Achievements } = await line.call(getHonors, { PlayerID: guest.playerID });
      expectEqual(Achievements, [answered], 'the list');
      pins.push(answered.Pinned);
    }
    expectEqual(pins, [1, 1, 2], 'pinned, pinned still, unpinned');
  }),
  conforms(pinHonor, 300011, "knows no record that is not one's own", async (stage) => {
    const { honors } = await winner(stage, 1);
    const line = await (await stage.guest()).line('lobby');
    const { ID } = assertDefined(honors[0], 'an honor');
    expectEqual((await line.ask(pinHonor.op, { ID, Pinned: 1 })).Code, 300011, "another's");
    expectEqual((await line.ask(pinHonor.op, { ID: 'none', Pinned: 1 })).Code, 300011, "nobody's");
  }),
  conforms(pinHonor, 300014, 'pins no fourth until one is unpinned', async (stage) => {
    const { line, honors } = await winner(stage, 4);
    const [first, second, third, fourth] = honors.map(({ ID }) => ID);
    for (const ID of [first, second, third])
      await line.call(pinHonor, { ID: assertDefined(ID, 'an honor'), Pinned: 1 });
    expectEqual((await line.ask(pinHonor.op, { ID: fourth, Pinned: 1 })).Code, 300014, 'the fourth');
    await line.call(pinHonor, { ID: assertDefined(first, 'an honor'), Pinned: 2 });
    await line.call(pinHonor, { ID: assertDefined(fourth, 'an honor'), Pinned: 1 });
  }),
  conforms(pinHonor, 300014, 'pins three of four that come at once', async (stage) => {
    const { guest, line, honors } = await winner(stage, 4);
    const lines = [line, await guest.line('lobby'), await guest.line('lobby'), await guest.line('lobby')];
    const answers = await Promise.all(
      lines.map((each, at) => each.ask(pinHonor.op, { ID: honors[at]?.ID, Pinned: 1 })),
    );
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 200, 200, 300014],
      'codes',
    );
  }),
];
