import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { GameCard } from '#ui/components/GameCard/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useLocaleID, useOpenParts } from '../../../base/settings/index.ts';
import { tileMessages, useGamePicture } from '../../../shared/games/index.ts';
import { flagOf } from '../GameTile.tsx';
import { JackpotAmount } from '../JackpotAmount.tsx';
import { FEATURED_SIZES } from './featuredGame.ts';
import * as css from './Visitor.css.ts';

/** Loaded late, since only the game's sheet knows whether it has a demo. */
const DemoButton = lazy(loadAgain(() => import('./DemoButton.tsx')));

const UNNAMED = { zh_tw: '', en_us: '', id_id: '', vi_vn: '' };

export interface FeaturedGameProps {
  /** Undefined while the list loads. The picture is shown before. */
  game: Game | undefined;
  /** The brand's game. */
  code: string;
  onOpen: (gameCode: string) => void;
  /** Whether late parts load. */
  isComplete: boolean;
}

/** A large game above the lobby of a visitor, with its demo, which needs no sign-in. A press on the picture opens the sheet. */
export function FeaturedGame({ game, code, onOpen, isComplete }: FeaturedGameProps): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const { Games } = useOpenParts();
  const shown = game ?? { GameCode: code, GameNames: UNNAMED };
  const picture = useGamePicture(shown, 'wide', locale, FEATURED_SIZES);
  const isPlayable = Games && game?.Playable === true;
  const flag = game && flagOf(game, { isPlayable, isComing: Games && !isPlayable });
  return (
    <div className={css.featured}>
      <GameCard
        onClick={() => onOpen(shown.GameCode)}
        picture={picture}
        priority
        shape="wide"
        title={
          game === undefined
            ? formatMessage({ id: 'lobby.game.title', defaultMessage: '遊戲介紹' })
            : gameNameOf(game.GameNames, locale)
        }
        {...(flag !== undefined && { flag: { tone: flag, label: formatMessage(tileMessages[flag]) } })}
        {...(game &&
          isPlayable &&
          game.Jackpot > 0 && {
            jackpot: {
              label: formatMessage(tileMessages.jackpot),
              amount: <JackpotAmount gameCode={game.GameCode} value={game.Jackpot} />,
            },
          })}
      />
      {isPlayable && isComplete ? (
        <div className={css.demo}>
          <Suspense fallback={null}>
            <DemoButton
              code={shown.GameCode}
              line={<FormattedMessage defaultMessage="不用登入，先試手氣" id="lobby.visitor.demo" />}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
