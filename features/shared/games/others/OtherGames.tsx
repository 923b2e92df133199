import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { GameCard } from '#ui/components/GameCard/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useLocaleID, useOpenParts } from '../../../base/settings/index.ts';
import { useGamePicture } from '../gameArt.ts';
import { useCatalogue } from '../useGame.ts';
import * as css from './OtherGames.css.ts';

/** One row on a phone. */
const SHOWN = 3;

export interface OtherGamesProps {
  except: string | undefined;
  isDemo: boolean;
  /** Called with the code of the chosen game. By default the game opens. */
  onOpen?: ((gameCode: string) => void) | undefined;
}

/** Other games to play. Renders nothing if there are none. */
export function OtherGames({ except, isDemo, onOpen }: OtherGamesProps): ReactNode {
  const { Games } = useOpenParts();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const path = isDemo ? '/test-play-game' : '/play-game/now';
  const play = (gameCode: string): void => navigate(`${prefix}${path}?game=${encodeURIComponent(gameCode)}`);
  const playable = useCatalogue(Games)?.filter(({ GameCode, Playable }) => Playable && GameCode !== except) ?? [];
  if (!Games || playable.length === 0) return null;
  return (
    <section aria-labelledby="other-games" className={css.others}>
      <Text as="h2" id="other-games" size={13} tone="muted" weight="bold">
        <FormattedMessage defaultMessage="現在可以玩" id="play.others" />
      </Text>
      <Inline align="stretch" gap={3} justify="center" wrap>
        {playable.slice(0, SHOWN).map((game) => (
          <OtherGame game={game} key={game.GameCode} onOpen={onOpen ?? play} />
        ))}
      </Inline>
    </section>
  );
}

function OtherGame({ game, onOpen }: { game: Game; onOpen: (gameCode: string) => void }): ReactNode {
  const locale = useLocaleID();
  const picture = useGamePicture(game, 'tall', locale, '7.5rem');
  return (
    <span className={css.game}>
      <GameCard onClick={() => onOpen(game.GameCode)} picture={picture} title={gameNameOf(game.GameNames, locale)} />
    </span>
  );
}
