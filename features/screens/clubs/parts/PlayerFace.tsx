import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar, type AvatarProps } from '#ui/components/Avatar/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';

export interface PlayerFaceProps extends Pick<AvatarProps, 'size'> {
  player: PlayerSummary;
  online?: boolean;
}

/** A player's decorative portrait in the ring of its tier, with the crest. */
export function PlayerFace({ player, online = false, size = 44 }: PlayerFaceProps): ReactNode {
  const { formatMessage } = useIntl();
  const tier = VIP_LEVELS.find((level) => level === player.VIPLevel);
  return (
    <Avatar
      name=""
      size={size}
      src={playerPicture({
        playerID: player.PlayerID,
        picURL: player.PicURL,
        pictureSetting: player.PictureSetting,
      })}
      tier={tier ?? 0}
      {...(tier !== undefined && { crest: { src: vipBadgeSrc(tier, 'mini'), label: `VIP ${String(tier)}` } })}
      {...(online && { online: formatMessage({ id: 'clubs.online', defaultMessage: '在線' }) })}
    />
  );
}
