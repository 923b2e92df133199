import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { playerPicture, usePlayerName } from '../../base/player-face/index.ts';
import { useSession } from '../../base/session/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { usePlayerActions } from '../players/index.ts';
import type { Placed } from './PlaceRow.tsx';
import * as css from './Podium.css.ts';

/** The numerals carved into the steps. */
const CARVED = { zh_tw: ['壹', '貳', '參'], other: ['I', 'II', 'III'] } as const;

export interface PodiumProps {
  label: string;
  /** The first three places, or fewer. */
  places: readonly Placed[];
}

/** The first places on steps of a podium: the first in the middle. With large text they are below one another. */
export function Podium({ label, places }: PodiumProps): ReactNode {
  return (
    <div className={css.frame}>
      <ol aria-label={label} className={css.podium}>
        {places.map((place) => (
          <Step key={place.player.PlayerID} place={place} />
        ))}
      </ol>
    </div>
  );
}

function Step({ place: { player, score, prize } }: { place: Placed }): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const { session } = useSession();
  const name = usePlayerName()(player.Name);
  const actions = usePlayerActions();
  const { Rank } = player;
  const tier = VIP_LEVELS.find((one) => one === player.VIPLevel);
  const isOwn = session?.playerID === player.PlayerID;
  const carved = (locale === 'zh_tw' ? CARVED.zh_tw : CARVED.other)[Rank - 1];
  const words = (
    <>
      <span aria-hidden="true" className={css.medal}>
        {Rank === 1 ? <Crown aria-hidden="true" className={css.crown} size={40} strokeWidth={1.5} /> : null}
        <Avatar
          loading="eager"
          name=""
          size={Rank === 1 ? 96 : 72}
          src={playerPicture({
            playerID: player.PlayerID,
            picURL: player.PicURL,
            pictureSetting: player.PictureSetting,
          })}
          {...(tier !== undefined && { crest: { src: vipBadgeSrc(tier, 'mini'), label: '' } })}
        />
        <span className={css.number}>{Rank}</span>
      </span>
      <span className={css.name} data-tier={tier ?? 0}>
        {name}
      </span>
      {tier === undefined ? null : <VisuallyHidden> VIP {tier}</VisuallyHidden>}
    </>
  );
  return (
    <li aria-current={isOwn ? 'true' : undefined} className={css.place} data-place={Rank}>
      <VisuallyHidden>
        {formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: Rank })}
      </VisuallyHidden>
      {actions === undefined ? (
        <span className={css.who}>{words}</span>
      ) : (
        <button className={css.who} onClick={() => actions.openCard(player)} title={name} type="button">
          {words}
        </button>
      )}
      <span className={css.step}>
        {prize === undefined ? null : <span className={css.prize}>{prize}</span>}
        <span className={prize === undefined ? css.prize : css.score}>{score}</span>
        <span aria-hidden="true" className={css.carved}>
          {carved}
        </span>
      </span>
    </li>
  );
}
