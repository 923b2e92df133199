import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { type FoundPlayer, usePlayerList } from '../../../shared/players/index.ts';
import * as css from '../people/People.css.ts';
import { PersonSkeletons } from '../people/PersonSkeletons.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
import * as room from '../room/ChatRoom.css.ts';

export interface FoundPlayersProps {
  search: string;
  onTalk: (playerID: string) => void;
}

const keyOf = ({ PlayerID }: FoundPlayer): string => PlayerID;

/** The players found by name or id, to start a conversation with (specification 1 §4, PLAYER_LIST). */
export function FoundPlayers({ search, onTalk }: FoundPlayersProps): ReactNode {
  const { formatMessage } = useIntl();
  const found = usePlayerList(search, 'everyone');
  if (found.players.length > 0) {
    return (
      <>
        <VirtualList
          busy={
            found.isLoadingMore
              ? { edge: 'end', label: formatMessage({ id: 'chat.found.more', defaultMessage: '正在載入更多玩家' }) }
              : undefined
          }
          itemKey={keyOf}
          items={found.players}
          label={formatMessage({ id: 'chat.found.list', defaultMessage: '搜尋到的玩家' })}
          onNearEnd={found.more}
        >
          {(player) => (
            <PersonRow
              line={`LV.${String(player.Level)} · ID ${player.PlayerID}`}
              onPress={() => onTalk(player.PlayerID)}
              player={player}
            />
          )}
        </VirtualList>
        {found.error ? (
          <div className={css.failed}>
            <FormattedMessage defaultMessage="後面的玩家沒有載入成功" id="chat.found.moreFailed" />
            <Button onClick={found.retry} size="sm" variant="secondary">
              <FormattedMessage defaultMessage="重試" id="error.retry" />
            </Button>
          </div>
        ) : null}
      </>
    );
  }
  if (found.isLoading) return <PersonSkeletons />;
  return (
    <div className={room.centred} role="status">
      {found.error ? (
        <FailedView error={found.error} onRetry={found.retry} />
      ) : (
        <EmptyState
          description={formatMessage({
            id: 'chat.found.nobodyText',
            defaultMessage: '換個暱稱，或輸入完整的 ID 試試。',
          })}
          drawing={<StateDrawing id="search-nothing" />}
          size="compact"
          title={formatMessage({ id: 'chat.found.nobody', defaultMessage: '未搜尋到玩家' })}
        />
      )}
    </div>
  );
}
