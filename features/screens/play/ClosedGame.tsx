import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link } from '../../base/routing/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useHome } from '../../shared/frames/index.ts';
import { OtherGames } from '../../shared/games/index.ts';

export interface ClosedGameProps {
  /** Null for an unknown game. Undefined without a game, or if the game's name is unknown. */
  game: Game | null | undefined;
  isDemo: boolean;
}

/** Names a game that cannot be played, and offers other games. */
export function ClosedGame({ game, isDemo }: ClosedGameProps): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  return (
    <>
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={useHome()}>
              <FormattedMessage defaultMessage="返回大廳" id="lobby.game.back" />
            </Link>
          </Button>
        }
        description={textOf()}
        drawing={<StateDrawing id={game === null ? 'search-nothing' : 'reels'} />}
        size="compact"
        title={titleOf()}
      />
      <OtherGames except={game?.GameCode} isDemo={isDemo} />
    </>
  );

  function titleOf(): string {
    if (game === null) return formatMessage({ id: 'lobby.game.missing', defaultMessage: '找不到這款遊戲' });
    if (game === undefined) return formatMessage({ id: 'play.coming', defaultMessage: '即將開放' });
    return formatMessage(
      { id: 'play.closedTitle', defaultMessage: '「{game}」還沒開放' },
      { game: gameNameOf(game.GameNames, locale) },
    );
  }

  function textOf(): string {
    if (game === null)
      return formatMessage({
        id: 'lobby.game.missing.text',
        defaultMessage: '遊戲可能已經下架，看看大廳裡的其他遊戲吧。',
      });
    if (game === undefined)
      return formatMessage({ id: 'play.noneText', defaultMessage: '目前沒有可以玩的遊戲，可以先看看各款遊戲的介紹。' });
    return formatMessage({ id: 'play.closedText', defaultMessage: '這款遊戲正在準備中，開放後就能從大廳開始玩。' });
  }
}
