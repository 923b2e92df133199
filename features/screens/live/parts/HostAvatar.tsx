import type { ReactNode } from 'react';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar, type AvatarProps } from '#ui/components/Avatar/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';

export interface HostAvatarProps extends Pick<AvatarProps, 'size'> {
  player: PlayerSummary;
  crest?: boolean;
}

/** The face of a player in the ring of the VIP tier, beside the name. */
export function HostAvatar({ player, size = 44, crest = false }: HostAvatarProps): ReactNode {
  const level = VIP_LEVELS.find((one) => one === player.VIPLevel);
  return (
    <Avatar
      {...(crest &&
        level !== undefined && { crest: { src: vipBadgeSrc(level, 'mini'), label: `VIP ${String(level)}` } })}
      name=""
      size={size}
      src={playerPicture({ playerID: player.PlayerID, picURL: player.PicURL, pictureSetting: player.PictureSetting })}
      tier={level ?? 0}
    />
  );
}
