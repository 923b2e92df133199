import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadAgain } from '#ui/loadAgain.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useBrand } from '../settings/index.ts';
import { Activities } from './Activities.tsx';
import { knownBanners } from './activityWords.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { GameSection } from './GameSection.tsx';
import * as css from './Lobby.css.ts';
import { LobbyTicker } from './LobbyTicker.tsx';
import { useDebounced } from '#ui/useDebounced.ts';
import type { GameFilter } from './useGameList.ts';
import { useOpenGame } from './useOpenGame.ts';

/** A telephone shows it when asked. */
const GameSearch = lazy(loadAgain(() => import('./GameSearch.tsx').then((module) => ({ default: module.GameSearch }))));
const GameInfo = lazy(loadAgain(() => import('./gameInfo/GameInfo.tsx')));

/** Specification 1 §9: list loading waits for the last key. */
const SEARCH_DELAY_MS = 300;

export interface LobbyScreenProps {
  /** The way to what waits for the player today; between the activities and the games. */
  entrance?: ReactNode;
}

/**
 * The lobby, the same for everybody: ticker, activities, categories, games, and the sheet of one game (query `game`). Stands inside a
 * page.
 */
export function LobbyScreen({ entrance }: LobbyScreenProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Lobby } = useBrand();
  const { code, open } = useOpenGame();
  const [filter, setFilter] = useState<GameFilter>('all');
  const [written, setWritten] = useState('');
  const search = useDebounced(written.trim(), SEARCH_DELAY_MS);
  const [searching, setSearching] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  if (code !== undefined && !everOpened) setEverOpened(true);
  const hasSearch = useMediaQuery(WIDE) || searching;
  const reset = useCallback((): void => {
    setFilter('all');
    setWritten('');
    setSearching(false);
  }, []);
  return (
    <div className={css.screen}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'lobby.title', defaultMessage: '遊戲大廳' })}</h1>
      </VisuallyHidden>
      <LobbyTicker />
      <Activities banners={knownBanners(Lobby.Banners)} />
      {entrance}
      <div className={css.tools} data-searching={searching || undefined}>
        <CategoryChips filter={filter} onFilterChange={setFilter} />
        <Suspense fallback={<div className={css.searchPlace} />}>
          {hasSearch ? <GameSearch focused={searching} onValueChange={setWritten} value={written} /> : null}
        </Suspense>
      </div>
      <GameSection
        filter={filter}
        look={Lobby}
        onOpen={open}
        onReset={reset}
        onSearch={() => setSearching(!searching)}
        search={search}
        searching={searching}
      />
      {everOpened ? (
        <Suspense fallback={null}>
          <GameInfo code={code} onClose={() => open(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
