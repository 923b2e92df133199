import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';
import * as css from './PlayerLine.css.ts';
import type { FoundPlayer } from './usePlayerList.ts';

export interface PlayerLineProps {
  player: FoundPlayer;
  name: string;
  /** A detail after level and id, such as a time. */
  detail?: ReactNode;
  /** Shows name, id and level in columns, under `PlayerColumns`. */
  columns?: boolean | undefined;
}

/** A row for a player: face with tier, name, level and id. */
export function PlayerLine({ player, name, detail, columns = false }: PlayerLineProps): ReactNode {
  const { formatMessage } = useIntl();
  const tier = VIP_LEVELS.find((one) => one === player.VIPLevel);
  return (
    <span className={css.line}>
      <Avatar
        name=""
        size={44}
        src={playerPicture({
          playerID: player.PlayerID,
          picURL: player.PicURL,
          pictureSetting: player.PictureSetting,
        })}
        tier={tier ?? 0}
        {...(tier !== undefined && { crest: { src: vipBadgeSrc(tier, 'mini'), label: `VIP ${String(tier)}` } })}
        {...(player.Online && { online: formatMessage({ id: 'player.online', defaultMessage: '在線' }) })}
      />
      {columns ? (
        <span className={css.columns}>
          <span className={css.name}>{name}</span>
          <Text size={13} tone="muted">
            {player.PlayerID}
          </Text>
          <Text size={13} tone="muted">
            LV.{player.Level}
          </Text>
        </span>
      ) : (
        <Stack as="span" gap={0} grow>
          <span className={css.name}>{name}</span>
          <Inline align="stretch" as="span" gap={3} rowGap={0} size={12} tone="muted" wrap>
            <span>LV.{player.Level}</span> <span>ID {player.PlayerID}</span> {detail}
          </Inline>
        </Stack>
      )}
    </span>
  );
}

export function PlayerColumns(): ReactNode {
  return (
    <div aria-hidden="true" className={css.titles}>
      <span>
        <FormattedMessage defaultMessage="暱稱" id="player.column.name" />
      </span>
      <span>
        <FormattedMessage defaultMessage="玩家 ID" id="player.column.id" />
      </span>
      <span>
        <FormattedMessage defaultMessage="等級" id="player.column.level" />
      </span>
    </div>
  );
}
