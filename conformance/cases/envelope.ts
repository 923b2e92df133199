import { RELATION } from '#protocol/entities/relation.ts';
import { getHistory, privateMessage, publicMessage } from '#protocol/operations/chat.ts';
import {
  cancelEnvelope,
  claimEnvelope,
  createEnvelope,
  envelopeArrived,
  getEnvelope,
  getEnvelopeRecords,
} from '#protocol/operations/envelope.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { getGiftCatalogue, sendGift } from '#protocol/operations/gift.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { codeOf, create, crewOf, DAY, goldOf, PLAIN } from '../envelopeScene.ts';
import { envelopeShareCases } from './envelopeShare.ts';

export const envelopeCases: readonly ConformanceCase[] = [
  conforms(
    createEnvelope,
    200,
    'takes the gold and reaches the public channel by push and message',
    async (context) => {
      const [sender, other] = await crewOf(context, '0933000201', 2);
      const reader = assertDefined(other, 'a reader');
      const before = await goldOf(sender);
      const envelope = await create(sender, { Title: '  紅包來了 ' });
      expectEqual(
        [envelope.Title, envelope.Status, envelope.Claimed, envelope.ChannelType],
        ['紅包來了', 1, 0, 1],
        'answer',
      );
      expectEqual(Date.parse(envelope.ExpireTime) - Date.parse(envelope.CreateTime), DAY * 1000, 'its life');
      expectEqual(await goldOf(sender), before - 1000, 'gold');
      const { MyAmount: _mine, Luckiest: _luck, ...shared } = envelope;
      const { result, frame } = await reader.lobby.push(envelopeArrived);
      expectEqual([result, frame.R], [shared, undefined], 'the push');
      const { result: said } = await reader.chat.push(publicMessage);
      const body = readMessageBody(said.Message);
      expect(body.kind === 'event', said.Message);
      expectEqual(
        [said.From, body.values.op, body.values.envelope_id, body.values.amount],
        ['System', 'redEnvelope', envelope.RedEnvelopeID, '1000'],
        'the message',
      );
      const { List } = await reader.chat.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 1 });
      expectEqual(List, [said], 'history');
    },
  ),
  conforms(createEnvelope, 200, 'reaches only its receiver if it is private', async (context) => {
    const [sender, friend, other] = await crewOf(context, '0933000202', 3);
    const [to, stranger] = [assertDefined(friend, 'a friend'), assertDefined(other, 'a stranger')];
    const { RedEnvelopeID } = await create(sender, { ChannelType: 2, Quantity: 1, PlayerID: to.id });
    const { result, frame } = await to.lobby.push(envelopeArrived);
    expectEqual([result.RedEnvelopeID, result.PlayerID], [RedEnvelopeID, to.id], 'the push');
    expect(frame.R !== undefined, 'personal');
    const [theirs, own] = [await to.chat.push(privateMessage), await sender.chat.push(privateMessage)];
    expectEqual(
      [theirs.result.From, theirs.result.PlayerID, own.result.PlayerID],
      [sender.id, sender.id, to.id],
      'the conversation',
    );
    const body = readMessageBody(theirs.result.Message);
    expectEqual(
      body.kind === 'event' ? [body.values.op, body.values.envelope_id] : body,
      ['redEnvelope', RedEnvelopeID],
      'its message',
    );
    const { List } = await to.chat.call(getHistory, { ChannelType: 2, PlayerID: sender.id, Page: 1, PerPage: 1 });
    expectEqual(List, [theirs.result], 'history');
    expectEqual(await codeOf(stranger.lobby, getEnvelope.op, { RedEnvelopeID }), 100013, 'a stranger sees nothing');
    expectEqual(await codeOf(sender.lobby, claimEnvelope.op, { RedEnvelopeID }), 100013, 'nor does its sender take it');
    expectEqual((await to.lobby.call(claimEnvelope, { RedEnvelopeID })).Amount, 1000, 'the whole');
    expectEqual(stranger.lobby.pending(envelopeArrived).length, 0, 'pushes to a stranger');
  }),
  conforms(createEnvelope, 200, 'goes to the club from its leader', async (context) => {
    const [leading, session] = await context.members(['0900000002', '0900000001']);
    const leader = await assertDefined(leading, 'the leader').openSocket('lobby');
    const member = await assertDefined(session, 'a member').openSocket('lobby');
    const [outsider] = await crewOf(context, '0933000203', 1);
    const { RedEnvelope } = await leader.call(createEnvelope, { ...PLAIN, ChannelType: 3 });
    expectEqual(
      (await member.push(envelopeArrived)).result,
      (({ MyAmount: _mine, Luckiest: _luck, ...shared }) => shared)(RedEnvelope),
      'the push',
    );
    expectEqual(RedEnvelope.ClubID, '1', 'the club');
    const { RedEnvelopeID } = RedEnvelope;
    expectEqual(await codeOf(outsider.lobby, claimEnvelope.op, { RedEnvelopeID }), 100013, 'an outsider');
    expectEqual((await member.call(claimEnvelope, { RedEnvelopeID })).Amount, 500, 'a member');
    expectEqual((await leader.call(cancelEnvelope, { RedEnvelopeID })).Refund, 500, 'the rest comes back');
  }),
  conforms(
    createEnvelope,
    100000,
    'requires 100 gold a share, a title, and a receiver of a private envelope',
    async (context) => {
      const [sender] = await crewOf(context, '0933000204', 1);
      for (const [wrong, Field] of [
        [{ Amount: 199 }, 'Amount'],
        [{ Amount: 1_000_000_001 }, 'Amount'],
        [{ Quantity: 0 }, 'Quantity'],
        [{ Quantity: 101 }, 'Quantity'],
        [{ Method: 3 }, 'Method'],
        [{ Title: '   ' }, 'Title'],
        ...BLANK_TEXTS.map((Title) => [{ Title }, 'Title'] as const),
        [{ Title: '字'.repeat(21) }, 'Title'],
        [{ Content: '字'.repeat(101) }, 'Content'],
        [{ ChannelType: 2, Quantity: 1 }, 'PlayerID'],
        [{ ChannelType: 4 }, 'ChannelType'],
      ] as const) {
        const answer = await sender.lobby.ask(createEnvelope.op, { ...PLAIN, ...wrong });
        expectEqual([answer.Code, answer.Result], [100000, { Field }], JSON.stringify(wrong));
      }
      expectEqual((await create(sender, { Title: '外掛' })).Title, '**', 'a blocked word is masked');
    },
  ),
  conforms(createEnvelope, 300046, 'refuses a title that imitates the operator', async (context) => {
    const [sender] = await crewOf(context, '0933000206', 1);
    for (const Title of ['官方紅包', '🎁 客‧服 🎁', 'Official gift', 'BJ188 送紅包'])
      expectEqual(await codeOf(sender.lobby, createEnvelope.op, { ...PLAIN, Title }), 300046, Title);
    expectEqual((await sender.lobby.call(getEnvelopeRecords, { Type: 1, Page: 1 })).Total, 0, 'sent');
  }),
  conforms(createEnvelope, 100011, 'refuses a sender without enough gold', async (context) => {
    const [sender] = await crewOf(context, '0933000205', 1);
    expectEqual(await codeOf(sender.lobby, createEnvelope.op, { ...PLAIN, Amount: 110_001 }), 100011, 'code');
    expectEqual((await sender.lobby.call(getEnvelopeRecords, { Type: 1, Page: 1 })).Total, 0, 'sent');
  }),
  conforms(
    createEnvelope,
    200125,
    "counts against the day's limit of gifts; a cancelled envelope does not",
    async (context) => {
      const [sender, other] = await createTestMembers(context, '0933000231', {
        count: 2,
        VIPLevel: 3,
        gold: 2_000_000,
      });
      const [from, to] = [assertDefined(sender, 'a sender'), assertDefined(other, 'a receiver')];
      const left = async () => (await from.chat.call(getGiftCatalogue, {})).Quota.WorthLeft;
      const before = await left();
      await from.chat.call(sendGift, { ToID: to.id, ItemID: 1, Amount: 100_000 });
      const one = { ChannelType: 2, Quantity: 1, PlayerID: to.id } as const;
      const { RedEnvelopeID } = await create(from, { ...one, Amount: 600_000 });
      expectEqual(await left(), before - 700_000, 'what is left');
      const gold = await goldOf(from);
      for (const kind of [one, { ChannelType: 1, Quantity: 100 }]) {
        const wanted = { ...PLAIN, ...kind, Amount: before - 699_999 };
        expectEqual(await codeOf(from.lobby, createEnvelope.op, wanted), 200125, `channel ${kind.ChannelType}`);
      }
      expectEqual([await goldOf(from), await left()], [gold, before - 700_000], 'afterwards');
      await from.lobby.call(cancelEnvelope, { RedEnvelopeID });
      expectEqual(await left(), before - 100_000, 'what is left once it is taken back');
      await create(from, { Amount: before - 100_000, Quantity: 100 });
    },
  ),
  conforms(createEnvelope, 200081, 'waits for another day if the limit of today is used up', async (context) => {
    const [sender] = await createTestMembers(context, '0933000232', { count: 1, VIPLevel: 3, gold: 2_000_000 });
    const from = assertDefined(sender, 'a sender');
    const { Quota } = await from.chat.call(getGiftCatalogue, {});
    const { RedEnvelopeID } = await create(from, { Amount: Quota.Worth });
    expectEqual(await codeOf(from.lobby, createEnvelope.op, PLAIN), 200081, 'code');
    expectEqual(
      await codeOf(from.chat, sendGift.op, { ToID: '10000001', ItemID: 1, Amount: 20_000 }),
      200081,
      'a gift',
    );
    const taipei = Date.parse((await from.lobby.call(heartbeat, {})).ServerTime) / 1000 + 8 * 3600;
    await context.advance(DAY - Math.floor(taipei % DAY));
    const socket = await (await context.member('0933000232')).openSocket('lobby');
    await socket.call(cancelEnvelope, { RedEnvelopeID });
    await socket.call(createEnvelope, { ...PLAIN, Amount: Quota.Worth });
    expectEqual(await codeOf(socket, createEnvelope.op, PLAIN), 200081, 'what came back another day gives no more');
  }),
  conforms(createEnvelope, 100013, 'refuses an unknown player id', async (context) => {
    const [sender] = await crewOf(context, '0933000206', 1);
    const wanted = { ...PLAIN, ChannelType: 2, Quantity: 1, PlayerID: '99999999' };
    expectEqual(await codeOf(sender.lobby, createEnvelope.op, wanted), 100013, 'code');
  }),
  conforms(createEnvelope, 300018, 'refuses an envelope to the sender', async (context) => {
    const [sender] = await crewOf(context, '0933000207', 1);
    const wanted = { ...PLAIN, ChannelType: 2, Quantity: 1, PlayerID: sender.id };
    expectEqual(await codeOf(sender.lobby, createEnvelope.op, wanted), 300018, 'code');
  }),
  conforms(
    createEnvelope,
    200070,
    'refuses a receiver who blocked the sender, or whom the sender blocked',
    async (context) => {
      const [sender, blocked] = await crewOf(context, '0933000208', 2);
      const other = assertDefined(blocked, 'another');
      await other.lobby.call(addRelation, { PlayerID: sender.id, Type: RELATION.blocked });
      const wanted = { ...PLAIN, ChannelType: 2, Quantity: 1, PlayerID: other.id };
      expectEqual(await codeOf(sender.lobby, createEnvelope.op, wanted), 200070, 'code');
    },
  ),
  conforms(
    createEnvelope,
    200233,
    'refuses a private envelope of several shares, and one to a guest',
    async (context) => {
      const [sender, other] = await crewOf(context, '0933000209', 2);
      const { playerID } = await context.guest();
      for (const wanted of [
        { Quantity: 2, PlayerID: other?.id },
        { Quantity: 1, PlayerID: playerID },
      ])
        expectEqual(
          await codeOf(sender.lobby, createEnvelope.op, { ...PLAIN, ChannelType: 2, ...wanted }),
          200233,
          JSON.stringify(wanted),
        );
    },
  ),
  conforms(createEnvelope, 200068, 'refuses muted players', async (context) => {
    const [sender] = await crewOf(context, '0933000210', 1);
    await context.setState(sender.id, { MuteSeconds: 600 });
    expectEqual(await codeOf(sender.lobby, createEnvelope.op, PLAIN), 200068, 'code');
  }),
  conforms(createEnvelope, 200105, 'refuses another club', async (context) => {
    const [sender] = await crewOf(context, '0933000211', 1);
    expectEqual(await codeOf(sender.lobby, createEnvelope.op, { ...PLAIN, ChannelType: 3 }), 200105, 'in none');
    const leader = await (await context.member('0900000002')).openSocket('lobby');
    const other = { ...PLAIN, ChannelType: 3, ClubID: '2' };
    expectEqual(await codeOf(leader, createEnvelope.op, other), 200105, 'of another');
  }),
  conforms(createEnvelope, 200107, 'refuses a club envelope of a member who is not the leader', async (context) => {
    const member = await (await context.member('0900000001')).openSocket('lobby');
    expectEqual(await codeOf(member, createEnvelope.op, { ...PLAIN, ChannelType: 3 }), 200107, 'code');
  }),
  conforms(createEnvelope, 200230, 'refuses guests and members below gold', async (context) => {
    const [sender] = await crewOf(context, '0933000212', 1);
    await context.setState(sender.id, { VIPLevel: 2 });
    expectEqual(await codeOf(sender.lobby, createEnvelope.op, PLAIN), 200230, 'silver');
    const guest = await (await context.guest()).openSocket('lobby');
    expectEqual(await codeOf(guest, createEnvelope.op, PLAIN), 200230, 'a guest');
  }),

  ...envelopeShareCases,
];
