import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What can be given, by item (specification 2 §3). */
export const giftNames: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  1: { id: 'gift.1', defaultMessage: '金幣' },
  42: { id: 'gift.42', defaultMessage: '玫瑰' },
  43: { id: 'gift.43', defaultMessage: '煙火' },
  44: { id: 'gift.44', defaultMessage: '柯基' },
  45: { id: 'gift.45', defaultMessage: '流星雨' },
  46: { id: 'gift.46', defaultMessage: '跑車' },
  47: { id: 'gift.47', defaultMessage: '遊艇' },
  48: { id: 'gift.48', defaultMessage: '天空之城' },
  49: { id: 'gift.49', defaultMessage: '火箭' },
});
