import { useCallback } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { JackpotName } from '#protocol/entities/game.ts';
import { type GamePrize, prizeTitleOf } from '#protocol/rules/prizeTitle.ts';
import type { PrizeLevel, WinTitle } from '#protocol/rules/winTitle.ts';

/** The names of prize levels (specification 1 §9). */
const prizeMessages: Readonly<Record<PrizeLevel, MessageDescriptor>> = defineMessages({
  101: { id: 'wins.giant', defaultMessage: '巨獎' },
  102: { id: 'wins.grand', defaultMessage: '大獎' },
  103: { id: 'wins.middle', defaultMessage: '中獎' },
  104: { id: 'wins.small', defaultMessage: '小獎' },
});

/** The names of jackpots without a level: the jackpot with id 1, and any other. */
const jackpotMessages: Readonly<Record<'first' | 'other', MessageDescriptor>> = defineMessages({
  first: { id: 'wins.jackpot', defaultMessage: '大獎' },
  other: { id: 'wins.jackpotOther', defaultMessage: '普獎' },
});

/** The names of pools that games share. */
export const sharedPoolMessages: Readonly<Record<'pool' | 'vault', MessageDescriptor>> = defineMessages({
  pool: { id: 'wins.kind.pool', defaultMessage: '聯合彩池' },
  vault: { id: 'wins.kind.vault', defaultMessage: '金庫密碼' },
});

/** Returns a function that names a win in the page's language. */
export function useWinTitle(): (title: WinTitle) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (title) => {
      if (title.kind === 'prize') return formatMessage(prizeMessages[title.level]);
      if (title.kind === 'jackpot') return formatMessage(jackpotMessages[title.isFirst ? 'first' : 'other']);
      if (title.kind !== 'multiple') return formatMessage(sharedPoolMessages[title.kind]);
      return formatMessage(
        { id: 'wins.multiple', defaultMessage: '{multiple, number}X' },
        { multiple: title.multiple },
      );
    },
    [formatMessage],
  );
}

/** Returns a function that names a prize of a game by the rules of `prizeTitleOf`. */
export function usePrizeName(): (name: JackpotName, prizes: readonly GamePrize[]) => string {
  const words = useWinTitle();
  return (name, prizes) => words(prizeTitleOf(name, prizes));
}
