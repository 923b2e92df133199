import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PrizeLevel } from '#protocol/rules/winTitle.ts';

/** The names of prize levels (specification 1 §9). */
export const prizeMessages: Readonly<Record<PrizeLevel, MessageDescriptor>> = defineMessages({
  101: { id: 'wins.giant', defaultMessage: '巨獎' },
  102: { id: 'wins.grand', defaultMessage: '大獎' },
  103: { id: 'wins.middle', defaultMessage: '中獎' },
  104: { id: 'wins.small', defaultMessage: '小獎' },
});

/** The names of jackpots without a level: the jackpot with id 1, and any other. */
export const jackpotMessages: Readonly<Record<'first' | 'other', MessageDescriptor>> = defineMessages({
  first: { id: 'wins.jackpot', defaultMessage: '大獎' },
  other: { id: 'wins.jackpotOther', defaultMessage: '普獎' },
});
