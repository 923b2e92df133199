import { useCallback } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { jackpotIDOf } from '#protocol/rules/jackpotID.ts';
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

/** Returns a function that names a win in the page's language. */
export function useWinTitle(): (title: WinTitle) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (title) => {
      if (title.kind === 'prize') return formatMessage(prizeMessages[title.level]);
      if (title.kind === 'jackpot') return formatMessage(jackpotMessages[title.isFirst ? 'first' : 'other']);
      return formatMessage(
        { id: 'wins.multiple', defaultMessage: '{multiple, number}X' },
        { multiple: title.multiple },
      );
    },
    [formatMessage],
  );
}

/** Returns a function that names a jackpot of a game. */
export function useJackpotName(): (name: string, jackpotsOfGame: readonly string[]) => string {
  const { formatMessage } = useIntl();
  return (name, jackpotsOfGame) =>
    formatMessage(jackpotMessages[jackpotIDOf(name, jackpotsOfGame) === 1 ? 'first' : 'other']);
}
