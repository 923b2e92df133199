import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { jackpotIDOf } from '#protocol/rules/jackpotID.ts';
import type { WinTitle } from '#protocol/rules/winTitle.ts';
import { jackpotMessages, prizeMessages } from './winMessages.ts';

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
