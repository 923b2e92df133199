import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import * as css from './People.css.ts';

export interface PersonRowProps {
  player: PlayerSummary & { readonly Online: boolean };
  onPress: () => void;
  line: ReactNode;
  end?: ReactNode;
  unread?: boolean;
}

/** A player in a list: ring, crest and presence. A press opens the conversation. */
export function PersonRow({ player, onPress, line, end, unread = false }: PersonRowProps): ReactNode {
  const name = usePlayerName()(player.Name);
  const level = VIP_LEVELS.find((one) => one === player.VIPLevel);
  return (
    <button
      className={css.row}
      data-part="chat-person"
      data-unread={unread || undefined}
      onClick={onPress}
      type="button"
    >
      <PersonFace player={player} size={52} />
      <span className={css.words}>
        <span className={css.name} data-tier={level ?? 0}>
          {name}
        </span>
        <span className={css.line}>{line}</span>
      </span>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </button>
  );
}

/** A player's face with ring, crest and presence. */
export function PersonFace({
  player,
  size = 44,
}: {
  player: Pick<PlayerSummary, 'PlayerID'> & Partial<PlayerSummary> & { readonly Online?: boolean };
  size?: 44 | 52;
}): ReactNode {
  const { formatMessage } = useIntl();
  const level = VIP_LEVELS.find((one) => one === player.VIPLevel);
  return (
    <Avatar
      name=""
      size={size}
      src={playerPicture({
        playerID: player.PlayerID,
        picURL: player.PicURL ?? '',
        pictureSetting: player.PictureSetting ?? 2,
      })}
      tier={level ?? 0}
      {...(level !== undefined && { crest: { src: vipBadgeSrc(level, 'mini'), label: `VIP ${String(level)}` } })}
      {...(player.Online === true && { online: formatMessage({ id: 'player.online', defaultMessage: '在線' }) })}
    />
  );
}
