import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { DELETED_NAME } from '#protocol/rules/deletion.ts';

/** Returns a function that formats a player's name. A deleted account gets a text in the reader's language. */
export function usePlayerName(): (name: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (name) => (name === DELETED_NAME ? formatMessage({ id: 'player.deleted', defaultMessage: '已刪除的玩家' }) : name),
    [formatMessage],
  );
}
