import { z } from 'zod';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { Time } from '#protocol/entities/identifiers.ts';
import type { AnswerFrame } from '#protocol/frame.ts';
import type { OperationRow } from '#protocol/operation.ts';
import { sendAnnouncement, sendClubMessage, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { joinRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import type { Seat, Stage } from '../stage.ts';

/** Longer than the window of 10 messages in 60 s. */
export const QUIET_SECONDS = 61;

/** A fresh member who may chat everywhere. */
export async function gold(stage: Stage, phone: string): Promise<Seat> {
  const seat = await stage.member(phone);
  await stage.setState(seat.playerID, { VIPLevel: 3 });
  return seat;
}

async function golds(stage: Stage, phones: readonly string[]): Promise<readonly Seat[]> {
  const seats = await stage.members(phones);
  for (const { playerID } of seats) await stage.setState(playerID, { VIPLevel: 3 });
  return seats;
}

/** Two such members. */
export async function pair(stage: Stage, a: string, b: string): Promise<readonly [Seat, Seat]> {
  const [first, second] = await golds(stage, [a, b]);
  return [assertDefined(first, a), assertDefined(second, b)];
}

/** Three of them. */
export async function trio(stage: Stage, a: string, b: string, c: string): Promise<readonly [Seat, Seat, Seat]> {
  const [first, second, third] = await golds(stage, [a, b, c]);
  return [assertDefined(first, a), assertDefined(second, b), assertDefined(third, c)];
}

interface Send {
  readonly row: OperationRow;
  readonly seat: (stage: Stage) => Promise<Seat>;
  /** What must be done before the first message. */
  readonly enter?: (line: Line) => Promise<unknown>;
  readonly where: object;
}

/** The ways of sending besides the public channel, whose own cases are in `chat.ts`. */
const SENDS: readonly Send[] = [
  { row: sendPrivateMessage, seat: (stage) => gold(stage, '0936000001'), where: { PlayerID: '10000009' } },
  { row: sendClubMessage, seat: (stage) => stage.member('0900000001'), where: { ChannelType: 3 } },
  { row: sendAnnouncement, seat: (stage) => stage.member('0900000002'), where: {} },
  {
    row: sendLiveMessage,
    seat: (stage) => gold(stage, '0936000002'),
    enter: (line) => line.call(joinRoom, { RoomID: '1' }),
    where: {},
  },
];

type Sending = (Message: string) => Promise<AnswerFrame>;

interface Prepared {
  readonly seat: Seat;
  readonly line: Line;
  readonly send: Sending;
}

/** What stands beside 200068. */
const Mute = z.object({ Until: Time, Reason: z.string() });

async function prepare(stage: Stage, { row, seat, enter, where }: Send): Promise<Prepared> {
  await stage.advance(QUIET_SECONDS);
  const taken = await seat(stage);
  const line = await taken.line('chat');
  await enter?.(line);
  return { seat: taken, line, send: (Message) => line.ask(row.op, { ...where, Message }) };
}

/** What holds of every send. */
export const sendCases: readonly ConformanceCase[] = SENDS.flatMap((each): readonly ConformanceCase[] => [
  conforms(each.row, 100000, 'wants 1 to 100 characters after trimming', async (stage) => {
    const { send } = await prepare(stage, each);
    for (const Message of ['', '  \n', '字'.repeat(101)]) {
      const answer = await send(Message);
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'Message' }], `of ${Message.length} characters`);
    }
    expectEqual((await send(` ${'字'.repeat(100)} `)).Code, 200, 'of 100 characters');
  }),
  conforms(each.row, 200068, 'refuses the muted before anything else, and says why and until when', async (stage) => {
    const { seat, line, send } = await prepare(stage, each);
    const PlayerID = seat.playerID;
    await stage.visitor().call(setPlayerState, { PlayerID, MuteSeconds: 600, Reason: '洗頻' });
    const answer = await send('');
    const { Until, Reason } = Mute.parse(answer.Result);
    expectEqual([answer.Code, Reason], [200068, '洗頻'], 'code and reason');
    const left = Date.parse(Until) - Date.parse((await line.call(heartbeat, {})).ServerTime);
    expect(left > 590_000 && left <= 600_000, `${left} ms of the mute left`);
    await stage.advance(601);
    expectEqual((await send('可以說話了')).Code, 200, 'after the mute');
  }),
  conforms(each.row, 200069, 'counts ten messages in 60 seconds over all channels', async (stage) => {
    const { send } = await prepare(stage, each);
    for (let sent = 1; sent <= 10; sent += 1) expectEqual((await send(`第 ${sent} 則`)).Code, 200, `message ${sent}`);
    expectEqual((await send('第 11 則')).Code, 200069, 'the eleventh');
    await stage.advance(QUIET_SECONDS);
    expectEqual((await send('一分鐘後')).Code, 200, 'a minute later');
  }),
]);
