import { exportEnvelopeShares } from '#protocol/endpoints/envelope.ts';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import {
  cancelEnvelope,
  claimEnvelope,
  envelopeClaimed,
  getEnvelope,
  getEnvelopeRecords,
  getEnvelopes,
} from '#protocol/operations/envelope.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { codeOf, create, crewOf, DAY, goldOf } from '../envelopeScene.ts';

export const envelopeShareCases: readonly ConformanceCase[] = [
  conforms(claimEnvelope, 200, 'pays each share immediately and pushes the claim to the sender', async (context) => {
    const [sender, one, two] = await crewOf(context, '0933000213', 3);
    const [a, b] = [assertDefined(one, 'one'), assertDefined(two, 'two')];
    const { RedEnvelopeID } = await create(sender, { Amount: 1001 });
    const before = await goldOf(a);
    const first = await a.lobby.call(claimEnvelope, { RedEnvelopeID });
    expectEqual([first.Amount, first.RedEnvelope.MyAmount, first.RedEnvelope.Status], [500, 500, 1], 'the first');
    expectEqual(await goldOf(a), before + 500, 'gold');
    const { result } = await sender.lobby.push(envelopeClaimed);
    expectEqual([result.Player.PlayerID, result.Amount, result.Claimed, result.Status], [a.id, 500, 1, 1], 'the push');
    const last = await b.lobby.call(claimEnvelope, { RedEnvelopeID });
    expectEqual([last.Amount, last.RedEnvelope.Status], [501, 2], 'the last takes what remains');
  }),
  conforms(claimEnvelope, 200, 'gives 30 players at once exactly 10 shares that sum to the amount', async (context) => {
    await context.advance(DAY + 1);
    const [sender] = await crewOf(context, '0933000220', 1);
    const players: TestMember[] = [];
    for (let phone = 0; phone < 6; phone += 1)
      players.push(...(await createTestMembers(context, `093300022${phone + 1}`, { count: 5 })));
    const { RedEnvelopeID } = await create(sender, { Amount: 12_345, Quantity: 10, Method: 2 });
    const before = await Promise.all(players.map(goldOf));
    const answers = await Promise.all(players.map(({ lobby }) => lobby.ask(claimEnvelope.op, { RedEnvelopeID })));
    const shares = answers.flatMap(({ Code, Result }) =>
      Code === 200 ? [claimEnvelope.result.parse(Result).Amount] : [],
    );
    expectEqual(answers.filter(({ Code }) => Code === 200234).length, 20, 'players with nothing');
    expectEqual(
      [shares.length, shares.reduce((sum, share) => sum + share, 0), shares.every((share) => share >= 1)],
      [10, 12_345, true],
      'shares',
    );
    const after = await Promise.all(players.map(goldOf));
    expectEqual(
      after.map((gold, at) => gold - (before[at] ?? 0)),
      answers.map(({ Code, Result }) => (Code === 200 ? claimEnvelope.result.parse(Result).Amount : 0)),
      'gold of each',
    );
    const { RedEnvelope, List, Total } = await sender.lobby.call(getEnvelope, { RedEnvelopeID });
    expectEqual([RedEnvelope.Status, RedEnvelope.Claimed, RedEnvelope.ClaimedAmount], [2, 10, 12_345], 'the envelope');
    expectEqual([List.length, Total], [10, 10], 'its list');
  }),
  conforms(claimEnvelope, 100013, 'refuses an unknown envelope id', async (context) => {
    const [player] = await crewOf(context, '0933000214', 1);
    expectEqual(await codeOf(player.lobby, claimEnvelope.op, { RedEnvelopeID: 'none' }), 100013, 'code');
  }),
  conforms(
    claimEnvelope,
    200232,
    'refuses a second claim of a player, also after all shares are taken',
    async (context) => {
      const [sender, one] = await crewOf(context, '0933000215', 2);
      const player = assertDefined(one, 'a player');
      const { RedEnvelopeID } = await create(sender);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => codeOf(player.lobby, claimEnvelope.op, { RedEnvelopeID })),
      );
      expectEqual(
        answers.toSorted((a, b) => a - b),
        [200, 200232, 200232, 200232, 200232],
        'five at once',
      );
      await sender.lobby.call(claimEnvelope, { RedEnvelopeID });
      expectEqual(await codeOf(player.lobby, claimEnvelope.op, { RedEnvelopeID }), 200232, 'when all are gone');
    },
  ),
  conforms(claimEnvelope, 200234, 'refuses other players after all shares are taken', async (context) => {
    const [sender, one, two] = await crewOf(context, '0933000216', 3);
    const { RedEnvelopeID } = await create(sender, { Quantity: 1 });
    await assertDefined(one, 'one').lobby.call(claimEnvelope, { RedEnvelopeID });
    expectEqual(await codeOf(assertDefined(two, 'two').lobby, claimEnvelope.op, { RedEnvelopeID }), 200234, 'code');
  }),
  conforms(claimEnvelope, 300016, 'refuses a claim of a cancelled envelope', async (context) => {
    const [sender, one] = await crewOf(context, '0933000217', 2);
    const { RedEnvelopeID } = await create(sender);
    await sender.lobby.call(cancelEnvelope, { RedEnvelopeID });
    expectEqual(await codeOf(assertDefined(one, 'one').lobby, claimEnvelope.op, { RedEnvelopeID }), 300016, 'code');
  }),
  conforms(claimEnvelope, 200231, 'refuses a claim after 24 hours; the rest returns to the sender', async (context) => {
    const phone = '0933000218';
    const [sender, one] = await crewOf(context, phone, 2);
    const { RedEnvelopeID } = await create(sender);
    await assertDefined(one, 'one').lobby.call(claimEnvelope, { RedEnvelopeID });
    const before = await goldOf(sender);
    await context.advance(DAY);
    const again = await context.member(phone);
    expectEqual(again.playerID, sender.id, 'the first account of the phone');
    const socket = await again.openSocket('lobby');
    expectEqual(await codeOf(socket, claimEnvelope.op, { RedEnvelopeID }), 200231, 'code');
    expectEqual((await socket.call(getWallet, {})).Gold, before + 500, 'gold of the sender');
    expectEqual((await socket.call(getEnvelope, { RedEnvelopeID })).RedEnvelope.Status, 3, 'state');
    expectEqual(await codeOf(socket, cancelEnvelope.op, { RedEnvelopeID }), 200231, 'cancelling');
    const ended = await socket.call(getEnvelopes, { Status: 3, Page: 1, PerPage: 100 });
    expect(
      ended.List.some((envelope) => envelope.RedEnvelopeID === RedEnvelopeID),
      'among the expired',
    );
  }),

  conforms(cancelEnvelope, 200, 'returns the rest to the sender, once', async (context) => {
    const [sender, one] = await crewOf(context, '0933000230', 2);
    const before = await goldOf(sender);
    const { RedEnvelopeID } = await create(sender);
    await assertDefined(one, 'one').lobby.call(claimEnvelope, { RedEnvelopeID });
    const { RedEnvelope, Refund } = await sender.lobby.call(cancelEnvelope, { RedEnvelopeID });
    expectEqual([RedEnvelope.Status, Refund], [4, 500], 'answer');
    expectEqual(await goldOf(sender), before - 500, 'gold');
  }),
  conforms(cancelEnvelope, 300016, 'refuses a second cancellation', async (context) => {
    const [sender] = await crewOf(context, '0933000231', 1);
    const { RedEnvelopeID } = await create(sender);
    await sender.lobby.call(cancelEnvelope, { RedEnvelopeID });
    expectEqual(await codeOf(sender.lobby, cancelEnvelope.op, { RedEnvelopeID }), 300016, 'code');
  }),
  conforms(cancelEnvelope, 200234, 'refuses to cancel an empty envelope', async (context) => {
    const [sender] = await crewOf(context, '0933000232', 1);
    const { RedEnvelopeID } = await create(sender, { Quantity: 1 });
    await sender.lobby.call(claimEnvelope, { RedEnvelopeID });
    expectEqual(await codeOf(sender.lobby, cancelEnvelope.op, { RedEnvelopeID }), 200234, 'code');
  }),
  conforms(cancelEnvelope, 200231, 'refuses to cancel an expired envelope', async (context) => {
    const phone = '0933000233';
    const [sender] = await crewOf(context, phone, 1);
    const { RedEnvelopeID } = await create(sender);
    await context.advance(DAY);
    const socket = await (await context.member(phone)).openSocket('lobby');
    expectEqual(await codeOf(socket, cancelEnvelope.op, { RedEnvelopeID }), 200231, 'code');
  }),
  conforms(cancelEnvelope, 100013, 'refuses to cancel the envelope of another player', async (context) => {
    const [sender, one] = await crewOf(context, '0933000234', 2);
    const { RedEnvelopeID } = await create(sender);
    expectEqual(await codeOf(assertDefined(one, 'one').lobby, cancelEnvelope.op, { RedEnvelopeID }), 100013, 'code');
  }),

  conforms(getEnvelopes, 200, 'lists the envelopes open to the player, by state, time and amount', async (context) => {
    const [sender, one] = await crewOf(context, '0933000240', 2);
    const reader = assertDefined(one, 'a reader');
    const small = await create(sender, { Amount: 70_000 });
    await context.advance(1);
    const large = await create(sender, { Amount: 39_999, Quantity: 3 });
    await sender.lobby.call(cancelEnvelope, { RedEnvelopeID: small.RedEnvelopeID });
    const ids = (list: readonly OwnRedEnvelope[]) => list.map(({ RedEnvelopeID }) => RedEnvelopeID);
    const newest = await reader.lobby.call(getEnvelopes, { Page: 1 });
    expectEqual(ids(newest.List).slice(0, 2), [large.RedEnvelopeID, small.RedEnvelopeID], 'the newest');
    expect(newest.List.length <= 10 && newest.Total >= 2, 'ten a page');
    const open = await reader.lobby.call(getEnvelopes, { Status: 1, Page: 1, PerPage: 100 });
    expect(
      open.List.every(({ Status }) => Status === 1) && ids(open.List).includes(large.RedEnvelopeID),
      'open ones alone',
    );
    const cancelled = await reader.lobby.call(getEnvelopes, { Status: 4, OrderBy: 2, Page: 1, PerPage: 100 });
    expect(ids(cancelled.List).includes(small.RedEnvelopeID), 'cancelled ones');
    const amounts = cancelled.List.map(({ Amount }) => Amount);
    expectEqual(
      amounts,
      amounts.toSorted((a, b) => b - a),
      'by amount',
    );
    await reader.lobby.call(claimEnvelope, { RedEnvelopeID: large.RedEnvelopeID });
    const [mine] = (await reader.lobby.call(getEnvelopes, { Page: 1, PerPage: 1 })).List;
    expectEqual([mine?.MyAmount, mine?.Claimed], [13_333, 1], 'what one took');
  }),
  conforms(
    getEnvelopes,
    200230,
    'refuses to let a guest or a low tier send, but lists the envelopes',
    async (context) => {
      const [sender] = await crewOf(context, '0933000245', 1);
      const { RedEnvelopeID } = await create(sender);
      const { List: shown, Total: all } = await sender.lobby.call(getEnvelopes, { Page: 1 });
      expectEqual(shown[0]?.RedEnvelopeID, RedEnvelopeID, 'the newest for who may send');
      const socket = await (await context.guest()).openSocket('lobby');
      const { Code, Result } = await socket.ask(getEnvelopes.op, { Page: 1 });
      expectEqual(Code, 200230, 'a guest');
      const { List, Total } = getEnvelopes.result.parse(Result);
      expectEqual([List[0], Total <= all, List.length <= 10], [shown[0], true, true], 'what a guest sees');
    },
  ),

  conforms(getEnvelopeRecords, 200, 'lists the sent envelopes and the taken shares', async (context) => {
    const [sender, one] = await crewOf(context, '0933000241', 2);
    const taker = assertDefined(one, 'a taker');
    const { RedEnvelopeID } = await create(sender, { Amount: 900, Quantity: 3 });
    await taker.lobby.call(claimEnvelope, { RedEnvelopeID });
    const sent = await sender.lobby.call(getEnvelopeRecords, { Type: 1, Page: 1 });
    expectEqual([sent.Total, sent.List[0]?.Amount, sent.List[0]?.RedEnvelope.Claimed], [1, 900, 1], 'sent');
    const taken = await taker.lobby.call(getEnvelopeRecords, { Type: 2, Page: 1 });
    expectEqual(
      [taken.Total, taken.List[0]?.Amount, taken.List[0]?.RedEnvelope.Sender.PlayerID],
      [1, 300, sender.id],
      'taken',
    );
    expectEqual((await taker.lobby.call(getEnvelopeRecords, { Type: 1, Page: 1 })).Total, 0, 'sent by the taker');
    const random = await create(sender, { Amount: 2000, Quantity: 2, Method: 2 });
    const wanted = { RedEnvelopeID: random.RedEnvelopeID };
    const first = await taker.lobby.call(claimEnvelope, wanted);
    expectEqual(first.RedEnvelope.Luckiest, false, 'the luckiest of one share');
    const second = await sender.lobby.call(claimEnvelope, wanted);
    const luckiest = (await taker.lobby.call(getEnvelopeRecords, { Type: 2, Page: 1 })).List[0]?.RedEnvelope.Luckiest;
    expectEqual(
      [luckiest, second.RedEnvelope.Luckiest],
      [first.Amount >= second.Amount, first.Amount < second.Amount],
      'the luckiest of two shares',
    );
  }),

  conforms(getEnvelope, 200, 'shows each taker with the share', async (context) => {
    const [sender, one] = await crewOf(context, '0933000242', 2);
    const taker = assertDefined(one, 'a taker');
    const { RedEnvelopeID } = await create(sender);
    expectEqual((await taker.lobby.call(getEnvelope, { RedEnvelopeID })).List, [], 'before');
    await taker.lobby.call(claimEnvelope, { RedEnvelopeID });
    const { RedEnvelope, List } = await taker.lobby.call(getEnvelope, { RedEnvelopeID });
    expectEqual([RedEnvelope.MyAmount, RedEnvelope.Content], [500, '大吉大利'], 'own share');
    expectEqual(
      List.map(({ Player, Amount }) => [Player.PlayerID, Amount]),
      [[taker.id, 500]],
      'shares',
    );
  }),
  conforms(getEnvelope, 100013, 'refuses an unknown envelope id', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual(await codeOf(socket, getEnvelope.op, { RedEnvelopeID: 'none' }), 100013, 'code');
  }),

  conforms(exportEnvelopeShares, 200, 'downloads the shares as CSV, in the requested order', async (context) => {
    const [sender, one, two] = await crewOf(context, '0933000243', 3);
    const takers = [assertDefined(one, 'one'), assertDefined(two, 'two')];
    const { RedEnvelopeID } = await create(sender, { Amount: 1001 });
    for (const { lobby } of takers) await lobby.call(claimEnvelope, { RedEnvelopeID });
    const { visitor, token } = sender.session;
    const input = { RedEnvelopeID, OrderBy: 2, IsDesc: true, Page: 1, PerPage: 2000 };
    const { reply } = await visitor.ask(exportEnvelopeShares, input, { token });
    expectEqual(reply.headers['content-type'], 'text/csv; charset=utf-8', 'media type');
    expect(reply.headers['content-disposition']?.includes('.csv') ?? false, 'a download');
    const lines = reply.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expectEqual(lines[0], '玩家ID,暱稱,金額,領取時間', 'header');
    expectEqual(
      lines.slice(1).map((line) => [line.split(',')[0], line.split(',')[2]]),
      [
        [takers[1]?.id, '501'],
        [takers[0]?.id, '500'],
      ],
      'lines',
    );
    const page = await visitor.ask(exportEnvelopeShares, { ...input, Page: 2, PerPage: 1 }, { token });
    expectEqual(page.reply.text.trimEnd().split('\r\n').length, 2, 'the second page of one');
  }),
  conforms(exportEnvelopeShares, 100013, 'refuses players other than the sender', async (context) => {
    const [sender, one] = await crewOf(context, '0933000244', 2);
    const { RedEnvelopeID } = await create(sender);
    const { visitor, token } = assertDefined(one, 'another').session;
    expectEqual((await visitor.ask(exportEnvelopeShares, { RedEnvelopeID }, { token })).Code, 100013, 'another');
  }),
];
