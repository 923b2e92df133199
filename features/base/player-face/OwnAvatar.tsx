import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar, type AvatarProps } from '#ui/components/Avatar/index.ts';
import { useProfile } from '../session/index.ts';
import { playerPicture } from './playerPicture.ts';
import { vipNames } from './vipNames.ts';

/** The player's own avatar in the ring of their VIP tier. */
export function OwnAvatar({ size = 44 }: Pick<AvatarProps, 'size'>): ReactNode {
  const { formatMessage } = useIntl();
  const profile = useProfile().data;
  if (profile === undefined) return <Avatar name="" size={size} />;
  const level = VIP_LEVELS.find((one) => one === profile.level.vipLevel) ?? 1;
  return (
    <Avatar
      crest={{ src: vipBadgeSrc(level, 'mini'), label: `VIP ${level} ${formatMessage(vipNames[vipTierOf(level)])}` }}
      loading="eager"
      name={profile.player.name}
      size={size}
      src={playerPicture(profile.player)}
      tier={level}
    />
  );
}
