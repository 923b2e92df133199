import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { MeasuredRight, SwitchedRight } from './tierRights.ts';

export const rightNames: Readonly<Record<SwitchedRight | MeasuredRight, MessageDescriptor>> = defineMessages({
  Chat: { id: 'vip.right.chat', defaultMessage: '公頻發言' },
  FoundClub: { id: 'vip.right.foundClub', defaultMessage: '創建俱樂部' },
  SendRedEnvelope: { id: 'vip.right.envelope', defaultMessage: '發紅包' },
  GiftsPerDay: { id: 'vip.right.gifts', defaultMessage: '每日贈禮' },
  GiftAmountPerDay: { id: 'vip.right.giftAmount', defaultMessage: '每日額度' },
  LargestGift: { id: 'vip.right.largest', defaultMessage: '單次最高' },
  CollectsPerDay: { id: 'vip.right.collects', defaultMessage: '每日領取' },
});
