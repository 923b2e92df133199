import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar, type AvatarProps } from '#ui/components/Avatar/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';
import type { FoundPlayer } from '../list/usePlayerList.ts';
import * as css from './People.css.ts';

export interface PersonFaceProps extends Pick<AvatarProps, 'size'> {
  player: FoundPlayer;
}

/**
 * A player's portrait with tier and presence, beside the name and a `PersonTier`. The portrait of an absent player is pale.
 */
export function PersonFace({ player, size = 52 }: PersonFaceProps): ReactNode {
  const { formatMessage } = useIntl();
  const tier = VIP_LEVELS.find((one) => one === player.VIPLevel);
  return (
    <span aria-hidden="true" className={css.face} data-away={player.Online ? undefined : ''}>
      <Avatar
        name=""
        size={size}
        src={playerPicture({
          playerID: player.PlayerID,
          picURL: player.PicURL,
          pictureSetting: player.PictureSetting,
        })}
        tier={tier ?? 0}
        {...(tier !== undefined && { crest: { src: vipBadgeSrc(tier, 'mini'), label: '' } })}
        {...(player.Online && { online: formatMessage({ id: 'player.online', defaultMessage: '在線' }) })}
      />
    </span>
  );
}

/** The tier of a player after the name, for screen readers. */
export function PersonTier({ player: { VIPLevel } }: { player: FoundPlayer }): ReactNode {
  return VIP_LEVELS.some((one) => one === VIPLevel) ? <VisuallyHidden> VIP {VIPLevel} </VisuallyHidden> : null;
}
