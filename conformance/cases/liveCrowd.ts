import {
  endPoll,
  heartsCounted,
  joinRoom,
  muteViewer,
  openPoll,
  pollChanged,
  sendHearts,
  setModerator,
  updateRoomSettings,
  votePoll,
} from '#protocol/operations/live.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';
import { HOST, hostAndViewer } from './liveHost.ts';
import { putOnAir } from './livePublisher.ts';
import { gold } from './chatSends.ts';
import { refusesWord } from './chatWord.ts';

const ROOM = { RoomID: '1' } as const;
const ASKED = { Question: '下一局玩什麼？', Answers: ['貓頭鷹', '熊貓'] } as const;
const draft = (Seconds: 30 | 60 | 300 = 300) => ({ Question: ASKED.Question, Answers: [...ASKED.Answers], Seconds });

const hostSocket = async (context: TestContext): Promise<TestSocket> => (await context.member(HOST)).openSocket('chat');

/** Opens a poll of room 1 and ends it after the steps, since a room has one open poll. */
async function withPoll(
  context: TestContext,
  phone: string,
  steps: (parts: Awaited<ReturnType<typeof hostAndViewer>> & { PollID: string }) => Promise<void>,
): Promise<void> {
  const parts = await hostAndViewer(context, phone);
  const { Poll } = await parts.host.call(openPoll, draft());
  try {
    await steps({ ...parts, PollID: Poll.PollID });
  } finally {
    await parts.host.ask(endPoll.op, { PollID: Poll.PollID });
  }
}

const heartCases: readonly ConformanceCase[] = [
  conforms(sendHearts, 200, 'tells everyone in the room the sum of all viewers', async (context) => {
    const { host, viewer } = await hostAndViewer(context, '0936100030');
    await putOnAir(context);
    expectEqual(await viewer.call(sendHearts, { Count: 3 }), { RoomID: '1', Count: 3 }, 'the answer');
    await host.call(sendHearts, { Count: 4 });
    await viewer.call(sendHearts, { Count: 5 });
    await context.advance(2);
    for (const socket of [host, viewer]) {
      let heard = 0;
      // The three calls may fall into two seconds.
      while (heard < 12) {
        const { result } = await socket.push(heartsCounted);
        expectEqual(result.RoomID, '1', 'the room');
        heard += result.Count;
      }
      expectEqual(heard, 12, 'the sum');
    }
  }),
  conforms(sendHearts, 300015, 'refuses a player who is in no room', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual((await socket.ask(sendHearts.op, { Count: 1 })).Code, 300015, 'code');
  }),
];

const pollCases: readonly ConformanceCase[] = [
  conforms(
    openPoll,
    200,
    'asks the viewers until its time is over, and shows the result for a minute',
    async (context) => {
      const { host, viewer } = await hostAndViewer(context, '0936100031');
      const { Poll } = await host.call(openPoll, { ...draft(30), Question: '%20下一局玩什麼？', Decode: true });
      expectEqual(
        [Poll.Question, Poll.Answers, Poll.IsOver],
        [ASKED.Question, ASKED.Answers.map((Text) => ({ Text, Votes: 0 })), false],
        'the poll',
      );
      expectEqual((await viewer.push(pollChanged)).result, { ...ROOM, Poll }, 'the push');
      await viewer.call(votePoll, { PollID: Poll.PollID, Answer: 1 });
      const { RoomInfo } = await viewer.call(joinRoom, ROOM);
      expectEqual([RoomInfo.Poll?.PollID, RoomInfo.PollAnswer], [Poll.PollID, 1], 'after a reconnect');
      await context.advance(31);
      let over = (await viewer.push(pollChanged)).result.Poll;
      while (over?.IsOver === false) over = (await viewer.push(pollChanged)).result.Poll;
      expectEqual(
        over?.Answers,
        [
          { Text: '貓頭鷹', Votes: 0 },
          { Text: '熊貓', Votes: 1 },
        ],
        'the result',
      );
      await context.advance(61);
      expectEqual((await viewer.push(pollChanged)).result, { ...ROOM, Poll: null }, 'a minute later');
      expectEqual((await viewer.call(joinRoom, ROOM)).RoomInfo.Poll, null, 'the room afterwards');
    },
  ),
  conforms(openPoll, 200, 'lets a co-moderator ask', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100032');
    await host.call(setModerator, { PlayerID: session.playerID, Moderator: true });
    try {
      const { Poll } = await viewer.call(openPoll, { ...ROOM, ...draft() });
      expectEqual((await viewer.call(endPoll, { ...ROOM, PollID: Poll.PollID })).Poll.IsOver, true, 'ended');
    } finally {
      await host.call(setModerator, { PlayerID: session.playerID, Moderator: false });
    }
  }),
  ...[
    [200024, 'refuses a co-moderator below the tier of the chat', { VIPLevel: 2 }, draft()] as const,
    [200068, 'refuses a co-moderator whom the host muted', {}, draft()] as const,
  ].map(([code, title, state, asked]) =>
    conforms(openPoll, code, title, async (context) => {
      const { host, viewer, session } = await hostAndViewer(context, code === 200024 ? '0936100042' : '0936100043');
      const { playerID: PlayerID } = session;
      await host.call(setModerator, { PlayerID, Moderator: true });
      await context.setState(PlayerID, state);
      if (code === 200068) await host.call(muteViewer, { PlayerID, Seconds: 60 });
      expectEqual((await viewer.ask(openPoll.op, { ...ROOM, ...asked })).Code, code, 'code');
      await host.call(setModerator, { PlayerID, Moderator: false });
    }),
  ),
  conforms(openPoll, 200067, 'refuses a blocked word below VIP 3 if the chat is open there', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100044');
    const { playerID: PlayerID } = session;
    await host.call(setModerator, { PlayerID, Moderator: true });
    await context.setState(PlayerID, { VIPLevel: 2 });
    const word = { ...ROOM, ...draft(), Question: '有外掛嗎' };
    await refusesWord(session, async () => (await viewer.ask(openPoll.op, word)).Code);
    await host.call(setModerator, { PlayerID, Moderator: false });
  }),
  conforms(openPoll, 300014, 'refuses a second open poll in the room', (context) =>
    withPoll(context, '0936100033', async ({ host }) => {
      expectEqual((await host.ask(openPoll.op, draft())).Code, 300014, 'code');
    }),
  ),
  conforms(openPoll, 100000, 'requires 2 to 4 different answers, and texts of their lengths', async (context) => {
    const host = await hostSocket(context);
    const wrong: readonly [string, object][] = [
      ['Question', { Question: BLANK_TEXTS[0] }],
      ['Question', { Question: '長'.repeat(61) }],
      ['Answers', { Answers: ['一'] }],
      ['Answers', { Answers: ['一', '二', '三', '四', '五'] }],
      ['Answers', { Answers: ['一', ' 一'] }],
      ['Answers', { Answers: ['一', '長'.repeat(21)] }],
      ['Seconds', { Seconds: 45 }],
    ];
    for (const [Field, change] of wrong) {
      const answer = await host.ask(openPoll.op, { ...draft(), ...change });
      expectEqual([answer.Code, answer.Result], [100000, { Field }], JSON.stringify(change));
    }
  }),
  conforms(openPoll, 200221, 'is closed while the host keeps the chat closed', async (context) => {
    const host = await hostSocket(context);
    await host.call(updateRoomSettings, { HasChat: false });
    try {
      expectEqual((await host.ask(openPoll.op, draft())).Code, 200221, 'code');
    } finally {
      await host.call(updateRoomSettings, { HasChat: true });
    }
  }),
  conforms(votePoll, 200, 'counts one vote of a player, and tells everyone', (context) =>
    withPoll(context, '0936100034', async ({ host, viewer, PollID }) => {
      await context.advance(2);
      const voted = await viewer.call(votePoll, { PollID, Answer: 0 });
      expectEqual([voted.PollAnswer, voted.Poll.Answers[0]?.Votes], [0, 1], 'the answer');
      for (;;) if ((await host.push(pollChanged)).result.Poll?.Answers[0]?.Votes === 1) break;
    }),
  ),
  conforms(votePoll, 300014, 'refuses a second vote, also on another connection', (context) =>
    withPoll(context, '0936100035', async ({ viewer, session, PollID }) => {
      await viewer.call(votePoll, { PollID, Answer: 0 });
      const other = await session.openSocket('chat');
      await other.call(joinRoom, ROOM);
      const codes = [viewer, other].map((socket) => socket.ask(votePoll.op, { PollID, Answer: 1 }));
      for (const { Code } of await Promise.all(codes)) expectEqual(Code, 300014, 'code');
    }),
  ),
  conforms(votePoll, 100000, 'refuses an answer that the poll does not have', (context) =>
    withPoll(context, '0936100036', async ({ viewer, PollID }) => {
      const answer = await viewer.ask(votePoll.op, { PollID, Answer: 2 });
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'Answer' }], 'code and field');
    }),
  ),
  conforms(votePoll, 300011, 'refuses the poll of another room', (context) =>
    withPoll(context, '0936100037', async ({ viewer, PollID }) => {
      await viewer.call(joinRoom, { RoomID: '2' });
      expectEqual((await viewer.ask(votePoll.op, { PollID, Answer: 0 })).Code, 300011, 'code');
    }),
  ),
  conforms(votePoll, 300015, 'refuses a player who is in no room', async (context) => {
    const socket = await (await gold(context, '0936100038')).openSocket('chat');
    expectEqual((await socket.ask(votePoll.op, { PollID: 'none', Answer: 0 })).Code, 300015, 'code');
  }),
  conforms(votePoll, 300016, 'refuses a vote after the end', (context) =>
    withPoll(context, '0936100041', async ({ host, viewer, PollID }) => {
      await host.call(endPoll, { PollID });
      expectEqual((await viewer.ask(votePoll.op, { PollID, Answer: 0 })).Code, 300016, 'code');
    }),
  ),
  conforms(endPoll, 200, 'ends the poll at once, with its result', (context) =>
    withPoll(context, '0936100039', async ({ host, viewer, PollID }) => {
      await viewer.call(votePoll, { PollID, Answer: 1 });
      const { Poll } = await host.call(endPoll, { PollID });
      expectEqual([Poll.IsOver, Poll.Answers[1]?.Votes], [true, 1], 'the answer');
      for (;;) if ((await viewer.push(pollChanged)).result.Poll?.IsOver === true) break;
    }),
  ),
  conforms(endPoll, 300016, 'refuses a poll that is over', (context) =>
    withPoll(context, '0936100040', async ({ host, PollID }) => {
      await host.call(endPoll, { PollID });
      expectEqual((await host.ask(endPoll.op, { PollID })).Code, 300016, 'code');
    }),
  ),
  conforms(endPoll, 300011, 'refuses an unknown poll', async (context) => {
    const host = await hostSocket(context);
    expectEqual((await host.ask(endPoll.op, { PollID: 'none' })).Code, 300011, 'code');
  }),
];

/** Hearts and polls of live rooms. */
export const crowdCases: readonly ConformanceCase[] = [...heartCases, ...pollCases];
