import { Search, X } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { LobbyLook } from '#protocol/brands.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { ConnectionFailure, useClient, useSocketState } from '../client/index.ts';
import { FailedView, StateDrawing } from '../errors/index.ts';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import * as css from './Lobby.css.ts';
import { type GameFilter, useGameList } from './useGameList.ts';

const headings: Record<GameFilter, MessageDescriptor> = defineMessages({
  all: { id: 'lobby.section.all', defaultMessage: '精選遊戲' },
  hot: { id: 'lobby.section.hot', defaultMessage: '熱門推薦' },
  slot: { id: 'lobby.section.slot', defaultMessage: '老虎機' },
  fish: { id: 'lobby.section.fish', defaultMessage: '捕魚' },
  table: { id: 'lobby.section.table', defaultMessage: '桌遊' },
  new: { id: 'lobby.section.new', defaultMessage: '新上線' },
});

export interface GameSectionProps {
  filter: GameFilter;
  search: string;
  look: LobbyLook;
  onOpen: (gameCode: string) => void;
  /** Whether a telephone shows its search field, and how to show or hide it. */
  searching: boolean;
  onSearch: () => void;
  /** Shows every game again. */
  onReset: () => void;
}

/** The heading and the tiles, or why there are none. */
export function GameSection({
  filter,
  search,
  look,
  searching,
  onSearch,
  onOpen,
  onReset,
}: GameSectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const lost = useSocketState('lobby') === 'error';
  const { games: known, total, error, stale, retry, more, loadingMore } = useGameList(filter, search);
  // In slices, between which the page answers: two dozen tiles at once would block a phone.
  const games = useDeferredValue(known);
  return (
    <section aria-labelledby="lobby-games" className={css.section} data-named={search === '' ? undefined : ''}>
      <SectionHeading
        aside={
          <>
            {games === undefined ? null : (
              <span role="status">
                <FormattedMessage
                  defaultMessage="{total, plural, other {共 # 款}}"
                  id="lobby.section.count"
                  values={{ total }}
                />
              </span>
            )}
            <span className={css.searchToggle}>
              <IconButton
                aria-expanded={searching}
                label={formatMessage({ id: 'lobby.search.toggle', defaultMessage: '搜尋' })}
                onClick={onSearch}
              >
                {searching ? <X size={20} /> : <Search size={20} />}
              </IconButton>
            </span>
          </>
        }
        id="lobby-games"
      >
        {search === ''
          ? formatMessage(headings[filter])
          : formatMessage({ id: 'lobby.section.search', defaultMessage: '「{search}」的搜尋結果' }, { search })}
      </SectionHeading>
      {contentOf()}
    </section>
  );

  function contentOf(): ReactNode {
    if (games === undefined) {
      // Nothing came yet and nothing can come: say so at once, not when the request gives up.
      const failure = error ?? (lost ? new ConnectionFailure('The lobby is not connected.') : undefined);
      if (failure === undefined) return <GridSkeleton look={look} />;
      return (
        <FailedView
          error={failure}
          onRetry={() => {
            client.wake();
            retry();
          }}
          size="roomy"
        />
      );
    }
    if (games.length === 0) {
      return (
        <EmptyState
          action={
            <Button onClick={onReset}>
              <FormattedMessage defaultMessage="看全部遊戲" id="lobby.empty.action" />
            </Button>
          }
          description={formatMessage({ id: 'lobby.empty.text', defaultMessage: '換個名稱或類別試試看。' })}
          drawing={<StateDrawing id="search-nothing" />}
          title={formatMessage({ id: 'lobby.empty.title', defaultMessage: '沒有符合的遊戲' })}
        />
      );
    }
    return (
      <div className={css.grid} data-state={stale ? 'stale' : 'current'}>
        <GameGrid games={games} look={look} onOpen={onOpen} />
        {more ? (
          <div className={css.more}>
            <Button busy={loadingMore} onClick={more} variant="secondary">
              <FormattedMessage defaultMessage="顯示更多" id="lobby.more" />
            </Button>
          </div>
        ) : null}
      </div>
    );
  }
}
