import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { GameCard } from '#ui/components/GameCard/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useLocaleID, useOpenParts } from '../../../base/settings/index.ts';
import { useCatalogue, useGamePicture } from '../../../shared/games/index.ts';
import * as css from './OtherGames.css.ts';

/** One row on a phone. */
const SHOWN = 3;

export interface OtherGamesProps {
  except: string | undefined;
  isDemo: boolean;
}

/** Games to play instead. Renders nothing without any. */
export function OtherGames({ except, isDemo }: OtherGamesProps): ReactNode {
  const { Games } = useOpenParts();
  const playable = useCatalogue(Games)?.filter(({ GameCode, Playable }) => Playable && GameCode !== except) ?? [];
  if (!Games || playable.length === 0) return null;
  return (
    <section aria-labelledby="other-games" className={css.others}>
      <h2 className={css.heading} id="other-games">
        <FormattedMessage defaultMessage="現在可以玩" id="play.others" />
      </h2>
      <div className={css.row}>
        {playable.slice(0, SHOWN).map((game) => (
          <OtherGame game={game} isDemo={isDemo} key={game.GameCode} />
        ))}
      </div>
    </section>
  );
}

function OtherGame({ game, isDemo }: { game: Game; isDemo: boolean }): ReactNode {
  const locale = useLocaleID();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const picture = useGamePicture(game, 'tall', locale, '7.5rem');
  const path = isDemo ? '/test-play-game' : '/play-game/now';
  return (
    <span className={css.game}>
      <GameCard
        onClick={() => navigate(`${prefix}${path}?game=${encodeURIComponent(game.GameCode)}`)}
        picture={picture}
        title={gameNameOf(game.GameNames, locale)}
      />
    </span>
  );
}
