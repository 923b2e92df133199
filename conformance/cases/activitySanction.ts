import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import {
  getPrivateRooms,
  getUnread,
  privateMessage,
  sendClubMessage,
  sendPrivateMessage,
  sendPublicMessage,
} from '#protocol/operations/chat.ts';
import { createClub, inviteToClub } from '#protocol/operations/club.ts';
import { createClubChat, sendClubGroupMessage } from '#protocol/operations/clubOffice.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { getViewers, joinRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { newMail } from '#protocol/operations/mail.ts';
import {
  addRelation,
  deleteRelation,
  getRelations,
  relationChanged,
  searchPlayers,
} from '#protocol/operations/relation.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { PLAIN } from '../envelopeScene.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { freshName } from './clubCast.ts';
import { startDay } from './eventDay.ts';

const BAN_SECONDS = 600;
const BLOCKED = RELATION.blocked;

async function membersOf(context: TestContext, phone: string, count = 2): Promise<(place: number) => TestMember> {
  await startDay(context);
  const members = await createTestMembers(context, phone, { count, VIPLevel: 3, gold: 900_000 });
  return (place) => assertDefined(members[place], 'a member');
}

/** The codes of a message, a gift and a private red envelope from one player to another. */
async function reaching(from: TestMember, to: TestMember): Promise<readonly number[]> {
  const gift = { ToID: to.id, ItemID: 1, Amount: 20_000 };
  const envelope = { ...PLAIN, ChannelType: CHANNEL.private, PlayerID: to.id, Quantity: 1 };
  return [
    (await from.chat.ask(sendPrivateMessage.op, { PlayerID: to.id, Message: '在嗎' })).Code,
    (await from.chat.ask(sendGift.op, gift)).Code,
    (await from.lobby.ask(createEnvelope.op, envelope)).Code,
  ];
}

const finds = async ({ lobby }: TestMember, { id }: TestMember): Promise<readonly number[]> =>
  (await lobby.call(searchPlayers, { PlayerID: id })).List.map(({ Relationship }) => Relationship);

/** A block or ban applies in every group. */
export const activitySanctionCases: readonly ConformanceCase[] = [
  conforms(setPlayerState, 200, 'enforces a mute in every public text, until it ends', async (context) => {
    const members = await membersOf(context, '0948000031');
    const [muted, other] = [members(0), members(1)];
    await muted.lobby.call(createClub, { ClubName: freshName() });
    await muted.lobby.call(createClubChat, {});
    await muted.chat.call(joinRoom, { RoomID: '1' });
    const Message = '聽得到嗎';
    const attempts = async (): Promise<readonly number[]> => [
      (await muted.chat.ask(sendPublicMessage.op, { Message })).Code,
      (await muted.chat.ask(sendClubMessage.op, { ChannelType: 3, Message })).Code,
      (await muted.chat.ask(sendLiveMessage.op, { Message })).Code,
      (await muted.lobby.ask(sendClubGroupMessage.op, { Message })).Code,
      ...(await reaching(muted, other)),
    ];
    await context.setState(muted.id, { MuteSeconds: BAN_SECONDS });
    const before = await muted.lobby.call(getWallet, {});
    expectEqual(await attempts(), [200068, 200068, 200068, 200068, 200068, 200076, 200068], 'while it holds');
    expectEqual(await muted.lobby.call(getWallet, {}), before, 'the wallet');
    expectEqual(
      [other.chat.pending(privateMessage).length, other.lobby.pending(newMail).length],
      [0, 0],
      'what arrived',
    );
    await context.advance(BAN_SECONDS + 1);
    expectEqual(await attempts(), [200, 200, 200, 200, 200, 200, 200], 'afterwards');
  }),

  conforms(
    addRelation,
    200,
    'enforces a block in messages, gifts, red envelopes, clubs and friendship',
    async (context) => {
      const members = await membersOf(context, '0948000032');
      const [one, other] = [members(0), members(1)];
      await one.chat.call(sendPrivateMessage, { PlayerID: other.id, Message: '你好' });
      await other.chat.push(privateMessage);
      await one.lobby.call(createClub, { ClubName: freshName() });
      const unread = (await other.chat.call(getUnread, {})).Private;

      await other.lobby.call(addRelation, { PlayerID: one.id, Type: BLOCKED });
      expectEqual(await reaching(one, other), [200070, 200070, 200070], 'to who blocked');
      expectEqual(await reaching(other, one), [200070, 200070, 200070], 'from who blocked');
      expectEqual(
        (await one.lobby.ask(inviteToClub.op, { PlayerID: other.id })).Code,
        300017,
        'an invitation to a club',
      );
      await one.lobby.call(addRelation, { PlayerID: other.id, Type: RELATION.friend });
      expectEqual((await other.chat.call(getUnread, {})).Private, unread, 'unread messages');
      const [room] = (await other.chat.call(getPrivateRooms, {})).List;
      expectEqual([room?.PlayerID, room?.Message], [one.id, '你好'], 'the room stays as it was');
      expectEqual(
        [
          other.chat.pending(privateMessage).length,
          other.lobby.pending(newMail).length,
          other.lobby.pending(relationChanged).length,
        ],
        [0, 0, 0],
        'what arrived',
      );
      expectEqual([await finds(other, one), await finds(one, other)], [[2], [1]], 'in searches');
      const card = await one.lobby.call(getUserInfo, { PlayerID: other.id });
      expectEqual([card.HasBlock, card.Relationship], [true, 1], 'the card of who blocked');

      await other.lobby.call(deleteRelation, { PlayerID: one.id, Type: BLOCKED });
      expectEqual(await reaching(one, other), [200, 200, 200], 'when it is lifted');
      expectEqual((await other.chat.push(privateMessage)).result.From, one.id, 'the message');
      expectEqual((await other.lobby.push(newMail)).result.Mail.From, one.id, 'the gift');
    },
  ),

  conforms(
    setPlayerState,
    200,
    'ends connections at a ban and hides the player from others until it runs out',
    async (context) => {
      const members = await membersOf(context, '0948000033');
      const [banned, other] = [members(0), members(1)];
      await other.lobby.call(addRelation, { PlayerID: banned.id, Type: RELATION.friend });
      await banned.chat.call(joinRoom, { RoomID: '1' });
      const online = async () =>
        (await other.lobby.call(getRelations, { Type: RELATION.friend })).List.map(({ Online }) => Online);
      const watches = async () =>
        (await other.chat.call(getViewers, { RoomID: '1', PerPage: 100 })).List.some(
          ({ PlayerID }) => PlayerID === banned.id,
        );
      expectEqual([await online(), await watches(), await finds(other, banned)], [[true], true, [1]], 'before');

      const ban = { PlayerID: banned.id, Disabled: true, DisabledSeconds: BAN_SECONDS };
      await context.visitor().call(setPlayerState, ban);
      for (const socket of [banned.lobby, banned.chat]) {
        expectEqual((await socket.push(sessionEnded)).result.Reason, 'disabled', 'the push');
        expectEqual(await socket.closed(), 4001, 'close code');
      }
      // The rows of ended connections are removed after the push. A sign-in is also a write, so it waits until they are removed.
      for (let asked = 0; asked < 20 && (await watches()); asked += 1) await context.guest();
      expectEqual(
        [await online(), await watches(), await finds(other, banned)],
        [[false], false, []],
        'while it holds',
      );
      const before = await other.lobby.call(getWallet, {});
      expectEqual(await reaching(other, banned), [200070, 200077, 200070], 'what is sent');
      expectEqual(await other.lobby.call(getWallet, {}), before, 'the wallet');

      await context.advance(BAN_SECONDS + 1);
      expectEqual(await finds(other, banned), [1], 'in searches, when it ran out');
      expectEqual(await reaching(other, banned), [200, 200, 200], 'what is sent, when it ran out');
      const again = await context.member('0948000033');
      expectEqual(again.playerID, banned.id, 'who may sign in again');
      expect((await (await again.openSocket('chat')).call(getUnread, {})).Private >= 1, 'the message waits');
    },
  ),
];
