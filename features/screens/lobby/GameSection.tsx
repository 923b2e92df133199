import { Search, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { LobbyLook } from '#protocol/brands.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { ConnectionFailure, useClient, useSocketState } from '../../base/client/index.ts';
import { usePart } from '../../base/settings/index.ts';
import { FailedView } from '../../base/errors/index.ts';
import { filterMessages } from './CategoryChips.tsx';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import * as css from './Lobby.css.ts';
import { isOwnFilter, useGameList, type WantedGames } from './useGameList.ts';

const NoGames = lazy(loadAgain(() => import('./NoGames.tsx')));

/** Headings that differ from the chips' names. */
const headings = defineMessages({
  all: { id: 'lobby.section.all', defaultMessage: '精選遊戲' },
  hot: { id: 'lobby.section.hot', defaultMessage: '熱門推薦' },
});
const headingOf = (filter: WantedGames['filter']): MessageDescriptor =>
  filter === 'all' || filter === 'hot' ? headings[filter] : filterMessages[filter];

export interface GameSectionProps {
  wanted: WantedGames;
  /** The spotlight of the brand. Undefined if the game is above the lobby. */
  look: LobbyLook | undefined;
  /** The game above the lobby, which the grid leaves out. */
  above?: string | undefined;
  onShown: () => void;
  onOpen: (gameCode: string) => void;
  /** Whether a phone shows its search field, and a function that toggles it. */
  searching: boolean;
  onSearch: () => void;
  onReset: () => void;
}

/** The heading and the tiles, or the reason why there are none. */
export function GameSection({
  wanted,
  look,
  above,
  onShown,
  searching,
  onSearch,
  onOpen,
  onReset,
}: GameSectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const isClosed = usePart('Games') === 'closed';
  const lost = useSocketState('lobby') === 'error';
  const { filter, search, sort } = wanted;
  const hasSpotlight = search === '' && sort === 'lobby' && !isOwnFilter(filter);
  const { games: known, total, error, stale, retry, more, loadingMore } = useGameList(wanted);
  // Renders in steps, since two dozen tiles in one step would block a phone.
  const games = useDeferredValue(known);
  const isShown = games !== undefined;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return (
    <section aria-labelledby="lobby-games" className={css.section} data-named={search === '' ? undefined : ''}>
      <SectionHeading
        aside={
          <>
            {games === undefined ? null : (
              <span role="status">
                {isClosed ? (
                  <>
                    <FormattedMessage defaultMessage="即將開放" id="play.coming" />
                    {' · '}
                  </>
                ) : null}
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
          ? formatMessage(headingOf(filter))
          : formatMessage({ id: 'lobby.section.search', defaultMessage: '「{search}」的搜尋結果' }, { search })}
      </SectionHeading>
      {contentOf()}
    </section>
  );

  function contentOf(): ReactNode {
    if (games === undefined) {
      // Without data and connection, shows the failure immediately instead of after the request's timeout.
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
        <Suspense fallback={<div className={css.noGames} />}>
          <NoGames onReset={onReset} wanted={wanted} />
        </Suspense>
      );
    }
    return (
      <div className={css.grid} data-state={stale ? 'stale' : 'current'}>
        <GameGrid
          games={hasSpotlight ? games.filter(({ GameCode }) => GameCode !== above) : games}
          look={hasSpotlight ? look : undefined}
          onOpen={onOpen}
        />
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
