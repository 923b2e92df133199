import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getHonors } from '#protocol/operations/honor.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { GameThumb } from '../../chat/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { categoryMessages, useGame } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useSession } from '../../../base/session/index.ts';
import type { SharedGame } from '../shareContext.ts';
import * as css from '../Share.css.ts';

/** The game or win to send. */
export function SharedPreview({ shared: { gameCode, recordID } }: { shared: SharedGame }): ReactNode {
  const { formatMessage, locale: tag } = useIntl();
  const locale = useLocaleID();
  const { session } = useSession();
  const { game } = useGame(gameCode);
  const PlayerID = session?.playerID ?? '';
  const { data } = useOperation(getHonors, { PlayerID }, { enabled: recordID !== undefined && PlayerID !== '' });
  const win = data?.Achievements.find(({ ID }) => ID === recordID)?.Win;
  return (
    <div className={css.preview}>
      <GameThumb game={game} />
      <div className={css.words}>
        <Text as="b" tone="heading" weight="bold">
          {game ? gameNameOf(game.GameNames, locale) : gameCode}
        </Text>
        {win === undefined ? (
          <Text size={13} tone="muted">
            {game
              ? `${formatMessage(categoryMessages[game.Category])}${game.Provider === '' ? '' : ` · ${game.Provider}`}`
              : null}
          </Text>
        ) : (
          <span className={css.amount}>
            <Amount locale={tag} value={win} />
          </span>
        )}
      </div>
    </div>
  );
}
