import {
  getHistory,
  getPrivateRooms,
  getUnread,
  markRead,
  privateMessage,
  sendPrivateMessage,
  unreadChanged,
} from '#protocol/operations/chat.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { gold, pair, QUIET_SECONDS, trio } from './chatSends.ts';

/** The account of customer service in the demo world, and its phone. */
const HELPER = { PlayerID: '10000060', phone: '0910000059' };
const HELPER_ID = { PlayerID: HELPER.PlayerID };

export const privateCases: readonly ConformanceCase[] = [
  conforms(sendPrivateMessage, 200, 'reaches the other player, and is in the room of both', async (context) => {
    await context.advance(QUIET_SECONDS);
    const [a, b] = await pair(context, '0936000011', '0936000012');
    const [talker, listener] = [await a.openSocket('chat'), await b.openSocket('chat')];
    const first = await talker.call(sendPrivateMessage, {
      PlayerID: b.playerID,
      Message: '%E4%BD%A0%E5%A5%BD',
      Decode: true,
    });
    expectEqual([first.Message, first.ChannelType, first.From], ['你好', 2, a.playerID], 'what is kept');
    expectEqual(first.PlayerID, b.playerID, 'the other side, for the sender');
    const heard = await listener.push(privateMessage);
    expectEqual(heard.result, { ...first, PlayerID: a.playerID }, 'the push');
    expect(heard.frame.R !== undefined, 'a personal push carries the connection id');
    const answer = await listener.call(sendPrivateMessage, {
      PlayerID: a.playerID,
      Message: '嗨',
      ReplyID: first.ID,
    });
    expectEqual([answer.Seq, answer.Reply?.Message], [first.Seq + 1, '你好'], 'number and quote');
    const { List } = await talker.call(getHistory, { ChannelType: 2, PlayerID: b.playerID, Page: 1 });
    expectEqual(List, [{ ...answer, PlayerID: b.playerID }, first], 'history');
  }),
  conforms(
    sendPrivateMessage,
    200,
    "pushes to the sender's other connections, but not to the sending one",
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const session = await gold(context, '0936000013');
      const [here, there] = [await session.openSocket('chat'), await session.openSocket('chat')];
      const sent = await here.call(sendPrivateMessage, { PlayerID: '10000009', Message: '兩個分頁' });
      expectEqual((await there.push(privateMessage)).result, sent, 'push on the other connection');
      await here.call(getUnread, {});
      expectEqual(here.pending(privateMessage).length, 0, 'pushes on the sending connection');
    },
  ),
  conforms(sendPrivateMessage, 200, 'answers a known question to customer service at once', async (context) => {
    await context.advance(3600);
    const copper = await context.member('0936000014');
    const socket = await copper.openSocket('chat');
    const { CustomerService } = await socket.call(getPrivateRooms, {});
    expectEqual(CustomerService?.PlayerID, HELPER.PlayerID, 'whom to write to');
    await socket.call(sendPrivateMessage, { ...HELPER_ID, Message: '你們好', Lang: 'vi_vn' });
    const greeting = (await socket.push(privateMessage)).result;
    expectEqual([greeting.From, greeting.SenderType, greeting.PlayerID], ['System', 1, HELPER.PlayerID], 'who greets');
    expect(
      greeting.Message.startsWith('Xin chào') && greeting.AutoReply.length > 1,
      'a greeting in the language asked for',
    );
    const question = assertDefined(greeting.AutoReply[1], 'a second suggestion');
    const asked = await socket.call(sendPrivateMessage, { ...HELPER_ID, Message: question });
    const reply = (await socket.push(privateMessage)).result;
    expectEqual([reply.ReplyID, reply.SenderType], [asked.ID, 1], 'the answer names the question');
    expect(!reply.AutoReply.includes(question) && reply.AutoReply.length > 0, 'the other questions are suggested');
    await socket.call(sendPrivateMessage, { ...HELPER_ID, Message: '謝謝' });
    await socket.call(getUnread, {});
    expectEqual(socket.pending(privateMessage).length, 0, 'greetings while somebody is there');
  }),
  conforms(
    sendPrivateMessage,
    200,
    'gives an agent of customer service SenderType 1 and lets the agent write to everyone',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [copper, session] = await context.members(['0936000015', HELPER.phone]);
      const helper = await assertDefined(session, 'customer service').openSocket('chat');
      const sent = await helper.call(sendPrivateMessage, {
        PlayerID: assertDefined(copper, 'a member').playerID,
        Message: '有什麼可以幫您',
      });
      expectEqual([sent.From, sent.SenderType, sent.AutoReply], [HELPER.PlayerID, 1, []], 'the message');
    },
  ),
  conforms(sendPrivateMessage, 100000, 'refuses a message to the sender', async (context) => {
    const session = await gold(context, '0936000016');
    const answer = await (await session.openSocket('chat')).ask(sendPrivateMessage.op, {
      PlayerID: session.playerID,
      Message: '我',
    });
    expectEqual([answer.Code, answer.Result], [100000, { Field: 'PlayerID' }], 'code and field');
  }),
  conforms(sendPrivateMessage, 100013, 'refuses an unknown player id', async (context) => {
    const socket = await (await gold(context, '0936000016')).openSocket('chat');
    expectEqual(
      (await socket.ask(sendPrivateMessage.op, { PlayerID: '99999999', Message: '嗨' })).Code,
      100013,
      'code',
    );
  }),
  conforms(
    sendPrivateMessage,
    200024,
    'lets a player below the tier write only to a friend, and refuses a guest',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [session, friend] = await context.members(['0936000017', '0936000018']);
      const [copper, other] = [assertDefined(session, 'a member'), assertDefined(friend, 'another')];
      const [socket, lobby, otherLobby] = [
        await copper.openSocket('chat'),
        await copper.openSocket('lobby'),
        await other.openSocket('lobby'),
      ];
      const write = () => socket.ask(sendPrivateMessage.op, { PlayerID: other.playerID, Message: '嗨' });
      expectEqual((await write()).Code, 200024, 'to a stranger');
      await lobby.call(addRelation, { PlayerID: other.playerID, Type: 1 });
      expectEqual((await write()).Code, 200024, 'to a stranger whom the writer added');
      await otherLobby.call(addRelation, { PlayerID: copper.playerID, Type: 1 });
      expectEqual((await write()).Code, 200, 'to whom the writer is a friend');
      await lobby.call(deleteRelation, { PlayerID: other.playerID, Type: 1 });
      expectEqual((await write()).Code, 200, 'whatever the writer holds of them');
      await otherLobby.call(deleteRelation, { PlayerID: copper.playerID, Type: 1 });
      expectEqual((await write()).Code, 200024, 'no longer once they ended it');
      const guest = await (await context.guest()).openSocket('chat');
      expectEqual((await guest.ask(sendPrivateMessage.op, { ...HELPER_ID, Message: '嗨' })).Code, 200024, 'a guest');
    },
  ),
  conforms(sendPrivateMessage, 200067, 'refuses a blocked word below VIP 3', async (context) => {
    await context.advance(QUIET_SECONDS);
    const copper = await (await context.member('0936000019')).openSocket('chat');
    const answer = await copper.ask(sendPrivateMessage.op, { ...HELPER_ID, Message: '有外掛嗎' });
    expectEqual(answer.Code, 200067, 'code');
  }),
  conforms(
    sendPrivateMessage,
    200070,
    'refuses a receiver who blocked the sender, or whom the sender blocked',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [a, b] = await pair(context, '0936000020', '0936000021');
      const lobby = await a.openSocket('lobby');
      const [blocker, blocked] = [await a.openSocket('chat'), await b.openSocket('chat')];
      await lobby.call(addRelation, { PlayerID: b.playerID, Type: 2 });
      expectEqual(
        (await blocked.ask(sendPrivateMessage.op, { PlayerID: a.playerID, Message: '嗨' })).Code,
        200070,
        'by the blocked',
      );
      expectEqual(
        (await blocker.ask(sendPrivateMessage.op, { PlayerID: b.playerID, Message: '嗨' })).Code,
        200070,
        'by the blocker',
      );
      await lobby.call(deleteRelation, { PlayerID: b.playerID, Type: 2 });
      await blocked.call(sendPrivateMessage, { PlayerID: a.playerID, Message: '又見面了' });
    },
  ),

  conforms(
    getPrivateRooms,
    200,
    'lists rooms by their newest message, with unread count and online state',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [a, b, c] = await trio(context, '0936000022', '0936000023', '0936000024');
      const [me, other] = [await a.openSocket('chat'), await b.openSocket('chat')];
      expectEqual((await me.call(getPrivateRooms, {})).Total, 0, 'rooms of a new player');
      await other.call(sendPrivateMessage, { PlayerID: a.playerID, Message: '一' });
      await other.call(sendPrivateMessage, { PlayerID: a.playerID, Message: '二' });
      await context.advance(1);
      await me.call(sendPrivateMessage, { PlayerID: c.playerID, Message: '給第三人' });
      await other.call(getUnread, {});
      const { List, Total } = await me.call(getPrivateRooms, {});
      expectEqual(
        List.map((room) => [room.PlayerID, room.Message, room.UnreadCount, room.Player.Online]),
        [
          [c.playerID, '給第三人', 0, false],
          [b.playerID, '二', 2, true],
        ],
        'rooms',
      );
      const pages = await me.call(getPrivateRooms, { Page: 2, PerPage: 1 });
      expectEqual([pages.List[0]?.PlayerID, pages.Total, Total], [b.playerID, 2, 2], 'the second page of one');
      expectEqual((await me.call(markRead, { ChannelType: 2, PlayerID: b.playerID })).Private, 0, 'unread once read');
      expectEqual((await me.call(getPrivateRooms, {})).List[1]?.UnreadCount, 0, 'of the room');
    },
  ),
  conforms(
    getUnread,
    200,
    'reaches the same counters by known counters and pushes as by a new answer',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [a, b, c] = await trio(context, '0936000025', '0936000026', '0936000027');
      const [here, there] = [await a.openSocket('chat'), await a.openSocket('chat')];
      const [second, third] = [await b.openSocket('chat'), await c.openSocket('chat')];
      let known = await there.call(getUnread, {});
      for (const socket of [second, third, second])
        await socket.call(sendPrivateMessage, { PlayerID: a.playerID, Message: '在嗎' });
      for (let heard = 0; heard < 3; heard += 1) {
        await there.push(privateMessage);
        known = { ...known, Private: known.Private + 1, Total: known.Total + 1 };
      }
      expectEqual(await here.call(getUnread, {}), known, 'after three messages');
      // A reply reads one room and leaves the other unread.
      await here.call(sendPrivateMessage, { PlayerID: b.playerID, Message: '在' });
      known = (await there.push(unreadChanged)).result;
      expectEqual([known.Private, await here.call(getUnread, {})], [1, known], 'after an answer');
    },
  ),
];
