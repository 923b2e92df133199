import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { VIP_LEVELS } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { playerPicture, usePlayerName } from '../../base/player-face/index.ts';
import { useSession } from '../../base/session/index.ts';
import { usePlayerActions } from '../players/index.ts';
import * as css from './Places.css.ts';

/** A player at a place. */
export interface Placed {
  readonly player: PlayerSummary & { readonly Rank: number };
  readonly score: ReactNode;
  /** The gold of the place. Without it the score takes its position. */
  readonly prize?: ReactNode;
}

/** A place in a ranking below the podium; the player's own is marked. */
export function PlaceRow({ place: { player, score, prize } }: { place: Placed }): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const playerName = usePlayerName();
  const actions = usePlayerActions();
  const tier = VIP_LEVELS.find((one) => one === player.VIPLevel) ?? 0;
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
          tier={tier}
        />
      }
      {...(prize !== undefined && { detail: <span className={css.score}>{score}</span> })}
      look="line"
      name={playerName(player.Name)}
      {...(actions && { onPress: () => actions.openCard(player) })}
      own={
        session?.playerID === player.PlayerID ? formatMessage({ id: 'ranking.own', defaultMessage: '您' }) : undefined
      }
      place={player.Rank}
      placeLabel={formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: player.Rank })}
      tier={tier}
      value={prize ?? score}
    />
  );
}
