import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { getUnread, privateMessage } from '#protocol/operations/chat.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { createTestMembers } from '../testMembers.ts';

const ROSE = 42;

/** The receipt of a gift in the private conversation (decision 0063). */
export const giftReceiptCases: readonly ConformanceCase[] = [
  conforms(
    sendGift,
    200,
    'leaves a receipt, which only the system writes, in the private channel of the two',
    async (context) => {
      const members = await createTestMembers(context, '0933000033', { count: 2, VIPLevel: 3, gems: 50 });
      const [giver, taker] = [assertDefined(members[0], 'a giver'), assertDefined(members[1], 'a taker')];
      const { Gift } = await giver.chat.call(sendGift, { ToID: taker.id, ItemID: ROSE, Amount: 2, Fee: 0 });
      const own = (await giver.chat.push(privateMessage)).result;
      const other = (await taker.chat.push(privateMessage)).result;
      expectEqual([own.From, own.PlayerID, other.PlayerID], [SYSTEM_SENDER, taker.id, giver.id], 'whose it is');
      expectEqual(own.Message, other.Message, 'the text on both sides');
      const body = readMessageBody(own.Message);
      expect(body.kind === 'event', own.Message);
      if (body.kind !== 'event') return;
      const { op, player_id, gift_id, item_id, amount } = body.values;
      expectEqual(
        [op, player_id, gift_id, item_id, amount],
        ['gift', giver.id, Gift.GiftID, '42', '2'],
        'what it says',
      );
      expectEqual((await giver.chat.call(getUnread, {})).Private, 0, 'unread of the giver');
      expectEqual((await taker.chat.call(getUnread, {})).Private, 1, 'unread of the taker');
    },
  ),
];
