import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { InfiniteList } from '#ui/components/InfiniteList/index.ts';
import { FailedView } from '../../../base/errors/index.ts';
import { RowSkeletons } from '../../frames/index.ts';
import type { FoundPlayer, PlayerList } from '../list/usePlayerList.ts';

export interface PeopleListProps {
  list: PlayerList;
  label: string;
  empty: ReactNode;
  only?: (player: FoundPlayer) => boolean;
  children: (player: FoundPlayer) => ReactNode;
}

/** A list of players, page by page, with its failures and its empty state. */
export function PeopleList({ list, label, empty, only = () => true, children }: PeopleListProps): ReactNode {
  const { formatMessage } = useIntl();
  const players = list.players.filter(only);
  if (list.total === undefined) {
    if (list.error) return <FailedView error={list.error} onRetry={list.retry} />;
    return <RowSkeletons height="4.125rem" rows={8} />;
  }
  if (players.length === 0) return empty;
  return (
    <InfiniteList
      itemKey={({ PlayerID }) => PlayerID}
      items={players}
      labels={{
        list: label,
        more: formatMessage({ id: 'friends.more', defaultMessage: '載入更多' }),
        busy: formatMessage({ id: 'player.picker.more', defaultMessage: '正在載入更多玩家' }),
        failed: formatMessage({ id: 'player.picker.moreFailed', defaultMessage: '後面的玩家沒有載入成功' }),
        retry: formatMessage({ id: 'error.retry', defaultMessage: '重試' }),
        end: formatMessage(
          { id: 'friends.end', defaultMessage: '{count, plural, other {共 # 位玩家}}' },
          { count: players.length },
        ),
        added: (fresh, total) =>
          formatMessage({ id: 'friends.added', defaultMessage: '再載入 {fresh} 位，共 {total} 位' }, { fresh, total }),
      }}
      onMore={list.error ? list.retry : list.more}
      state={list.error ? 'failed' : list.isLoadingMore ? 'busy' : list.hasMore ? 'more' : 'end'}
    >
      {children}
    </InfiniteList>
  );
}
