import * as z from 'zod/mini';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { Time } from '#protocol/entities/identifiers.ts';
import type { AnswerFrame } from '#protocol/frame.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { sendAnnouncement, sendClubMessage, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { joinRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestSession, TestContext } from '../testContext.ts';

/** Longer than the window of 10 messages in 60 s. */
export const QUIET_SECONDS = 61;

/** A new member who may chat everywhere. */
export async function gold(context: TestContext, phone: string): Promise<TestSession> {
  const session = await context.member(phone);
  await context.setState(session.playerID, { VIPLevel: 3 });
  return session;
}

async function golds(context: TestContext, phones: readonly string[]): Promise<readonly TestSession[]> {
  const sessions = await context.members(phones);
  for (const { playerID } of sessions) await context.setState(playerID, { VIPLevel: 3 });
  return sessions;
}

export async function pair(context: TestContext, a: string, b: string): Promise<readonly [TestSession, TestSession]> {
  const [first, second] = await golds(context, [a, b]);
  return [assertDefined(first, a), assertDefined(second, b)];
}

export async function trio(
  context: TestContext,
  a: string,
  b: string,
  c: string,
): Promise<readonly [TestSession, TestSession, TestSession]> {
  const [first, second, third] = await golds(context, [a, b, c]);
  return [assertDefined(first, a), assertDefined(second, b), assertDefined(third, c)];
}

interface Send {
  readonly contract: OperationContract;
  readonly signIn: (context: TestContext) => Promise<TestSession>;
  /** The preparation of the first message. */
  readonly enter?: (socket: TestSocket) => Promise<unknown>;
  readonly where: object;
}

/** The sends besides the public channel, whose own cases are in `chat.ts`. */
const SENDS: readonly Send[] = [
  { contract: sendPrivateMessage, signIn: (context) => gold(context, '0936000001'), where: { PlayerID: '10000009' } },
  { contract: sendClubMessage, signIn: (context) => context.member('0900000001'), where: { ChannelType: 3 } },
  { contract: sendAnnouncement, signIn: (context) => context.member('0900000002'), where: {} },
  {
    contract: sendLiveMessage,
    signIn: (context) => gold(context, '0936000002'),
    enter: (socket) => socket.call(joinRoom, { RoomID: '1' }),
    where: {},
  },
];

type Sending = (Message: string) => Promise<AnswerFrame>;

interface Prepared {
  readonly session: TestSession;
  readonly socket: TestSocket;
  readonly send: Sending;
}

/** The detail of 200068. */
const Mute = z.object({ Until: Time, Reason: z.string() });

async function prepare(context: TestContext, { contract, signIn, enter, where }: Send): Promise<Prepared> {
  await context.advance(QUIET_SECONDS);
  const taken = await signIn(context);
  const socket = await taken.openSocket('chat');
  await enter?.(socket);
  return { session: taken, socket, send: (Message) => socket.ask(contract.op, { ...where, Message }) };
}

/** The cases of every send. */
export const sendCases: readonly ConformanceCase[] = SENDS.flatMap((each): readonly ConformanceCase[] => [
  conforms(each.contract, 100000, 'requires 1 to 100 characters after trimming', async (context) => {
    const { send } = await prepare(context, each);
    for (const Message of ['', '  \n', '字'.repeat(101), ...BLANK_TEXTS]) {
      const answer = await send(Message);
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'Message' }], `of ${Message.length} characters`);
    }
    expectEqual((await send(` ${'字'.repeat(100)}\u200b `)).Code, 200, 'of 100 characters that are seen');
  }),
  conforms(
    each.contract,
    200068,
    'refuses a muted player before any other check, with the reason and the end',
    async (context) => {
      const { session, socket, send } = await prepare(context, each);
      const PlayerID = session.playerID;
      await context.visitor().call(setPlayerState, { PlayerID, MuteSeconds: 600, Reason: '洗頻' });
      const answer = await send('');
      const { Until, Reason } = Mute.parse(answer.Result);
      expectEqual([answer.Code, Reason], [200068, '洗頻'], 'code and reason');
      const left = Date.parse(Until) - Date.parse((await socket.call(heartbeat, {})).ServerTime);
      expect(left > 590_000 && left <= 600_000, `${left} ms of the mute left`);
      await context.advance(601);
      expectEqual((await send('可以說話了')).Code, 200, 'after the mute');
    },
  ),
  conforms(each.contract, 200069, 'counts ten messages in 60 seconds over all channels', async (context) => {
    const { send } = await prepare(context, each);
    for (let sent = 1; sent <= 10; sent += 1) expectEqual((await send(`第 ${sent} 則`)).Code, 200, `message ${sent}`);
    expectEqual((await send('第 11 則')).Code, 200069, 'the eleventh');
    await context.advance(QUIET_SECONDS);
    expectEqual((await send('一分鐘後')).Code, 200, 'a minute later');
  }),
]);
