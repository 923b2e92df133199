import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ChatCard } from '#ui/components/ChatBubble/index.ts';
import { categoryMessages, useGame, useOpenGame } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { GameThumb } from './GameThumb.tsx';

/** A shared game. A press opens its sheet. */
export function ShareCard({ gameCode, label }: { gameCode: string; label: string }): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const { game } = useGame(gameCode);
  const { open } = useOpenGame();
  const name =
    game === null
      ? formatMessage({ id: 'chat.share.missing', defaultMessage: '這款遊戲已經下架' })
      : game
        ? gameNameOf(game.GameNames, locale)
        : '';
  return (
    <ChatCard
      action={
        game ? (
          <Button
            aria-label={formatMessage({ id: 'chat.share.open', defaultMessage: '看看{game}' }, { game: name })}
            onClick={() => open(gameCode)}
            size="sm"
          >
            <FormattedMessage defaultMessage="看看" id="chat.share.look" />
          </Button>
        ) : null
      }
      line={
        game ? (
          <>
            {label === '' ? null : `${name} · `}
            {formatMessage(categoryMessages[game.Category])}
            {game.Provider === '' ? null : ` · ${game.Provider}`}
          </>
        ) : null
      }
      picture={<GameThumb game={game} />}
      title={label === '' ? name : label}
    />
  );
}
