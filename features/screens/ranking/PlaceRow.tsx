import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { VIP_LEVELS } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { usePlayerActions } from '../../shared/players/index.ts';
import { useSession } from '../../base/session/index.ts';
import { playerPicture, usePlayerName } from '../../base/player-face/index.ts';

export interface PlaceRowProps {
  player: PlayerSummary & { Rank: number; Level: number };
  value: ReactNode;
  reward?: ReactNode;
}

/** A place in a ranking; the player's own is marked. */
export function PlaceRow({ player, value, reward }: PlaceRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const playerName = usePlayerName();
  const actions = usePlayerActions();
  return (
    <RankingRow
      avatar={
        <Avatar
          name=""
          src={playerPicture({
            playerID: player.PlayerID,
            picURL: player.PicURL,
            pictureSetting: player.PictureSetting,
          })}
          tier={VIP_LEVELS.find((one) => one === player.VIPLevel) ?? 0}
        />
      }
      detail={
        <Inline align="stretch" as="span" rowGap={0} wrap>
          <span>LV.{player.Level}</span>
          {reward}
        </Inline>
      }
      name={playerName(player.Name)}
      {...(actions && { onPress: () => actions.openCard(player) })}
      own={
        session?.playerID === player.PlayerID ? formatMessage({ id: 'ranking.own', defaultMessage: '您' }) : undefined
      }
      place={player.Rank}
      placeLabel={formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: player.Rank })}
      value={value}
    />
  );
}
