import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GameSort } from '#protocol/operations/lobby.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useBrand, useOpenParts } from '../../base/settings/index.ts';
import { Activities, Banner } from './Activities.tsx';
import { knownBanners } from './activityMessages.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { GameSection } from './GameSection.tsx';
import * as css from './Lobby.css.ts';
import { LobbyTicker } from './LobbyTicker.tsx';
import { useDebounced } from '#ui/useDebounced.ts';
import { useExpectsPlayer } from '../../base/session/index.ts';
import { hasRailPlace, hasStripPlace } from './rail/railPlace.ts';
import { type GameFilter, isOwnFilter, useGameList, type WantedGames } from './useGameList.ts';
import { FeaturedGame } from './visitor/FeaturedGame.tsx';
import { featuredOf } from './visitor/featuredGame.ts';
import * as visitorCss from './visitor/Visitor.css.ts';
import { useActivities } from './useActivities.ts';
import { useOpenGame } from '../../shared/games/index.ts';

/** On a phone, the search opens on demand. */
const GameSearch = lazy(loadAgain(() => import('./GameSearch.tsx')));
const KeepActivities = lazy(loadAgain(() => import('./KeepActivities.tsx')));
const ProviderFilter = lazy(loadAgain(() => import('./ProviderFilter.tsx')));
const SortFilter = lazy(loadAgain(() => import('./SortFilter.tsx')));
const OwnRail = lazy(loadAgain(() => import('./rail/OwnRail.tsx')));
const RaceStrip = lazy(loadAgain(() => import('./rail/RaceStrip.tsx')));
const RecentWins = lazy(loadAgain(() => import('./rail/RecentWins.tsx')));
const GameInfo = lazy(loadAgain(() => import('./gameInfo/GameInfo.tsx')));

/** The list of the lobby before any choice. */
const FIRST_LIST: WantedGames = { filter: 'all', search: '', provider: '', sort: 'lobby' };

/** The pause after typing before the list is read (specification 1 §9). */
const SEARCH_DELAY_MS = 300;

export interface LobbyScreenProps {
  /** Links to the player's rewards, between the activities and the games. */
  entrance?: ReactNode;
  /** Whether the operator's banners and the choice of providers are loaded. The first page does not include them. */
  isComplete?: boolean;
}

/**
 * The lobby: ticker, activities, categories, games, and the sheet of a game (query `game`). A visitor sees a large game with its demo in
 * place of ticker and activities, which follow the games.
 */
export function LobbyScreen({ entrance, isComplete = true }: LobbyScreenProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Lobby } = useBrand();
  const { code, open } = useOpenGame();
  const { activities, keep } = useActivities(knownBanners(Lobby.Banners, useOpenParts()));
  const hasOwn = useExpectsPlayer();
  const isVisitor = !hasOwn;
  const isWide = useMediaQuery(WIDE);
  // A visitor sees a game first. On a wide screen two activities are beside it; the others follow the games.
  const first = useGameList(FIRST_LIST, isVisitor).games;
  const featured = isVisitor ? featuredOf(first, Lobby) : undefined;
  const beside = isVisitor && isWide ? activities.slice(0, 2) : [];
  const later = activities.slice(beside.length);
  const [chosen, setFilter] = useState<GameFilter>('all');
  // After the session has ended there are no lists of the player's own games.
  const filter = hasOwn || !isOwnFilter(chosen) ? chosen : 'all';
  const [provider, setProvider] = useState('');
  const [sort, setSort] = useState<GameSort>('lobby');
  const [areGamesShown, setGamesShown] = useState(false);
  const showRest = useCallback(() => setGamesShown(true), []);
  const hasRest = areGamesShown && isComplete;
  /** The time of the newest line that the ticker has shown. */
  const [tickerTime, setTickerTime] = useState('');
  const noteShown = useCallback((time: string) => setTickerTime((known) => (time > known ? time : known)), []);
  const [hadRail] = useState(hasRailPlace);
  const [hadStrip] = useState(hasStripPlace);
  const [written, setWritten] = useState('');
  const settled = useDebounced(written.trim(), SEARCH_DELAY_MS);
  const search = hasVisibleText(written) ? settled : '';
  const [searching, setSearching] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  if (code !== undefined && !everOpened) setEverOpened(true);
  const hasSearch = isWide || searching;
  // A search covers all games, so it resets chip and provider; choosing one resets the search.
  const write = (words: string): void => {
    setWritten(words);
    if (!hasVisibleText(words)) return;
    setFilter('all');
    setProvider('');
  };
  const chooseFilter = (next: GameFilter): void => {
    setFilter(next);
    setWritten('');
  };
  const chooseProvider = (next: string): void => {
    setProvider(next);
    setWritten('');
  };
  const reset = (): void => {
    setFilter('all');
    setProvider('');
    setSort('lobby');
    setWritten('');
    setSearching(false);
  };
  return (
    <div className={css.screen}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'lobby.title', defaultMessage: '遊戲大廳' })}</h1>
      </VisuallyHidden>
      {isVisitor ? (
        <div className={visitorCss.top} data-beside={beside.length > 0 || undefined}>
          <FeaturedGame code={Lobby.Game} game={featured} isComplete={hasRest} onOpen={open} />
          {beside.length === 0 ? null : (
            <div className={css.beside}>
              {beside.map((activity) => (
                <Banner activity={activity} key={activity.key} priority={false} size="small" />
              ))}
            </div>
          )}
        </div>
      ) : (
        <>
          <LobbyTicker onShown={noteShown} />
          <Activities activities={activities} />
        </>
      )}
      {hasRest ? (
        <Suspense fallback={null}>
          <KeepActivities onKnown={keep} />
        </Suspense>
      ) : null}
      {isVisitor && !isWide ? null : entrance}
      {hasOwn ? (
        <Suspense fallback={hadRail ? <div className={css.railPlace} /> : null}>
          {hasRest ? <OwnRail hadPlace={hadRail} /> : hadRail ? <div className={css.railPlace} /> : null}
        </Suspense>
      ) : null}
      {hasOwn ? (
        <Suspense fallback={hadStrip ? <div className={css.railPlace} /> : null}>
          {hasRest ? <RaceStrip hadPlace={hadStrip} /> : hadStrip ? <div className={css.railPlace} /> : null}
        </Suspense>
      ) : null}
      <div className={css.tools} data-searching={searching || undefined}>
        <CategoryChips filter={filter} hasOwn={hasOwn} onFilterChange={chooseFilter}>
          {hasRest ? (
            <Suspense fallback={null}>
              <ProviderFilter onProviderChange={chooseProvider} provider={provider} />
              <SortFilter onSortChange={setSort} sort={sort} />
            </Suspense>
          ) : null}
        </CategoryChips>
        <Suspense fallback={<div className={css.searchPlace} />}>
          {hasSearch ? <GameSearch focused={searching} onValueChange={write} value={written} /> : null}
        </Suspense>
      </div>
      <GameSection
        above={featured?.GameCode}
        look={isVisitor ? undefined : Lobby}
        onOpen={open}
        onReset={reset}
        onSearch={() => setSearching(!searching)}
        onShown={showRest}
        searching={searching}
        wanted={{ filter, search, provider, sort }}
      />
      {isVisitor && hasRest && later.length > 0 ? <Activities activities={later} /> : null}
      {isVisitor && hasRest && !isWide ? entrance : null}
      {hasRest ? (
        <Suspense fallback={null}>
          <RecentWins until={isVisitor ? undefined : tickerTime} />
        </Suspense>
      ) : null}
      {everOpened ? (
        <Suspense fallback={null}>
          <GameInfo code={code} onClose={() => open(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
