import { Cherry, Fish, Spade } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GameCategory } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { categoryMessages, useGame } from '../../../shared/games/index.ts';
import * as css from './Marks.css.ts';

const ICONS = { slot: Cherry, fish: Fish, table: Spade } as const;

/** The icon of a category; decorative. */
export function CategoryIcon({ category, size = 16 }: { category: GameCategory; size?: number }): ReactNode {
  const Icon = ICONS[category];
  return <Icon aria-hidden="true" size={size} />;
}

/** The category and name of the game that a host plays. Renders nothing for a game that the lobby does not list. */
export function GameLabel({ code }: { code: string }): ReactNode {
  const { game } = useGame(code);
  const locale = useLocaleID();
  if (game === null || game === undefined) return null;
  return (
    <span className={css.game}>
      <CategoryIcon category={game.Category} />
      <span className={css.gameName}>
        <FormattedMessage {...categoryMessages[game.Category]} />
        {' · '}
        {gameNameOf(game.GameNames, locale)}
      </span>
    </span>
  );
}
