import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VIP_LEVELS } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { playerPicture } from '../../shell/index.ts';
import * as css from './PlayerPicker.css.ts';
import type { FoundPlayer } from './usePickerList.ts';

/** A player in a line: face, name, id and level. */
export function PlayerLine({ player, name }: { player: FoundPlayer; name: string }): ReactNode {
  const { formatMessage } = useIntl();
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
        tier={VIP_LEVELS.find((one) => one === player.VIPLevel) ?? 0}
        {...(player.Online && { online: formatMessage({ id: 'player.online', defaultMessage: '在線' }) })}
      />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>
          <span>LV.{player.Level}</span> <span>ID {player.PlayerID}</span>
        </span>
      </span>
    </span>
  );
}
