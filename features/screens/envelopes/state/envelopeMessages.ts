import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { EnvelopeState } from './envelopeState.ts';

/** The short names of the states for the reader. */
export const stateNames: Readonly<Record<EnvelopeState, MessageDescriptor>> = defineMessages({
  open: { id: 'envelope.state.open', defaultMessage: '可領取' },
  mine: { id: 'envelope.state.mine', defaultMessage: '已領取' },
  waiting: { id: 'envelope.state.waiting', defaultMessage: '等待對方領取' },
  gone: { id: 'envelope.state.gone', defaultMessage: '已領完' },
  expired: { id: 'envelope.state.expired', defaultMessage: '已過期' },
  cancelled: { id: 'envelope.state.cancelled', defaultMessage: '已收回' },
});

/** The texts of an envelope that gives nothing. */
export const stateSentences: Readonly<Record<Exclude<EnvelopeState, 'open' | 'mine'>, MessageDescriptor>> =
  defineMessages({
    waiting: { id: 'envelope.say.waiting', defaultMessage: '這個紅包只有對方能領取' },
    gone: { id: 'envelope.say.gone', defaultMessage: '手慢了一步，紅包已被領完' },
    expired: { id: 'envelope.say.expired', defaultMessage: '超過 24 小時，沒領完的已退回給發送者' },
    cancelled: { id: 'envelope.say.cancelled', defaultMessage: '發送者收回了這個紅包' },
  });

/** The names of the receivers: 1 public, 2 private, 3 club. */
export const channelNames: Readonly<Record<1 | 2 | 3, MessageDescriptor>> = defineMessages({
  1: { id: 'envelope.channel.public', defaultMessage: '公頻' },
  2: { id: 'envelope.channel.private', defaultMessage: '私人' },
  3: { id: 'envelope.channel.club', defaultMessage: '俱樂部' },
});

/** The receivers in a sentence, under the sender's name. */
export const channelSentences: Readonly<Record<1 | 2 | 3, MessageDescriptor>> = defineMessages({
  1: { id: 'envelope.for.public', defaultMessage: '發給大家的紅包' },
  2: { id: 'envelope.for.private', defaultMessage: '專屬一人的紅包' },
  3: { id: 'envelope.for.club', defaultMessage: '發給俱樂部的紅包' },
});

/** The names of the methods: 1 equal, 2 random. */
export const methodNames: Readonly<Record<1 | 2, MessageDescriptor>> = defineMessages({
  1: { id: 'envelope.method.equal', defaultMessage: '均分' },
  2: { id: 'envelope.method.random', defaultMessage: '拼手氣' },
});

/** The texts for codes that mean something else on a claim (specification 2 §8). */
export const claimErrors: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  100013: { id: 'envelope.error.100013', defaultMessage: '找不到這個紅包，可能不是發給您的' },
  300016: { id: 'envelope.error.300016', defaultMessage: '發送者已收回這個紅包' },
});

export const envelopeMessages = defineMessages({
  /** The unit on its own in the claim overlay (specification 2 §1). */
  yuan: { id: 'envelope.yuan', defaultMessage: '元' },
  gold: { id: 'item.gold', defaultMessage: '金幣' },
  luckiest: { id: 'envelope.luckiest', defaultMessage: '手氣最佳' },
  send: { id: 'envelope.send', defaultMessage: '發紅包' },
  take: { id: 'envelope.take', defaultMessage: '領取' },
  close: { id: 'envelope.close', defaultMessage: '關閉' },
  cancel: { id: 'envelope.cancel', defaultMessage: '取消' },
});
