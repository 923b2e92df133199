import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game, RecentGame } from '#protocol/entities/game.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import { getRecentGames } from '#protocol/operations/lobby.ts';
import { getRelations } from '#protocol/operations/relation.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useIsGuest, useSessionStatus } from '../../../base/session/index.ts';
import { useLocaleID, useOpenParts } from '../../../base/settings/index.ts';
import { playTogetherPath, useCatalogue } from '../../../shared/games/index.ts';
import { GameLine } from './GameLine.tsx';
import { keepRailPlace } from './railPlace.ts';
import * as css from './Rail.css.ts';

const MAX_FRIENDS = 5;
/** The service sends no push when a friend enters a game. */
const LOOK_AGAIN_MS = 30_000;

/**
 * 繼續玩 and the games that friends are in. Renders nothing without either.
 * @param hadPlace whether its place is kept free while it loads
 */
export default function OwnRail({ hadPlace }: { hadPlace: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { Games } = useOpenParts();
  const isSignedIn = useSessionStatus() === 'authenticated';
  const isGuest = useIsGuest();
  const isMember = isSignedIn && !isGuest;
  const games = useCatalogue(Games && isSignedIn);
  const recent = useOperation(getRecentGames, {}, { enabled: Games && isSignedIn });
  const friends = useOperation(
    getRelations,
    { Type: RELATION.friend, PerPage: 100 },
    { enabled: Games && isMember, refetchInterval: LOOK_AGAIN_MS },
  );
  const playable = (code: string | undefined): Game | undefined =>
    games?.find(({ GameCode, Playable }) => GameCode === code && Playable);
  const next = recent.data?.List.find(({ GameCode }) => playable(GameCode) !== undefined);
  const nextGame = playable(next?.GameCode);
  const playing = (friends.data?.List ?? []).flatMap((friend) => {
    const game = playable(friend.Playing);
    return game === undefined ? [] : [{ friend, game }];
  });
  const isKnown = games !== undefined && !recent.isPending;
  const isEmpty = nextGame === undefined && playing.length === 0;
  useEffect(() => {
    if (isKnown) keepRailPlace(!isEmpty);
  }, [isKnown, isEmpty]);
  if (!isKnown) return hadPlace ? <div className={css.place} /> : null;
  if (isEmpty) return null;
  return (
    <ul aria-label={formatMessage({ id: 'lobby.own', defaultMessage: '繼續玩與好友的遊戲' })} className={css.rail}>
      {next !== undefined && nextGame !== undefined ? (
        <li>
          <ContinueCard game={nextGame} unfinished={next.Unfinished} />
        </li>
      ) : null}
      {playing.slice(0, MAX_FRIENDS).map(({ friend, game }) => (
        <li key={friend.PlayerID}>
          <FriendCard game={game} name={friend.Name} playerID={friend.PlayerID} />
        </li>
      ))}
    </ul>
  );
}

function ContinueCard({ game, unfinished }: { game: Game; unfinished: RecentGame['Unfinished'] }): ReactNode {
  return (
    <GameLink path={`/play-game/now?game=${encodeURIComponent(game.GameCode)}`}>
      <GameLine
        action={<FormattedMessage defaultMessage="繼續玩" id="lobby.continue" />}
        game={game}
        note={
          unfinished === 'choice' ? (
            <span className={css.waiting}>
              <FormattedMessage defaultMessage="有一局等您選擇" id="lobby.continue.choice" />
            </span>
          ) : unfinished === 'round' ? (
            <FormattedMessage defaultMessage="有一局還沒結束" id="lobby.continue.round" />
          ) : (
            <FormattedMessage defaultMessage="上次玩的遊戲" id="lobby.continue.last" />
          )
        }
        title={gameNameOf(game.GameNames, useLocaleID())}
      />
    </GameLink>
  );
}

function FriendCard({ game, name, playerID }: { game: Game; name: string; playerID: string }): ReactNode {
  return (
    <GameLink path={playTogetherPath(game, playerID)}>
      <GameLine
        action={<FormattedMessage defaultMessage="一起玩" id="friends.playToo" />}
        game={game}
        note={<FormattedMessage defaultMessage="{name} 正在玩" id="lobby.friendPlays" values={{ name }} />}
        title={gameNameOf(game.GameNames, useLocaleID())}
      />
    </GameLink>
  );
}

function GameLink({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Link className={css.card} to={`${prefix}${path}`}>
      {children}
    </Link>
  );
}
