import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { LevelMark } from '../parts/LevelMark.tsx';

/** The player's club on the page's scene: flag, name, level and leader. */
export function ClubBanner({ club }: { club: ClubInfo }): ReactNode {
  const playerName = usePlayerName();
  return (
    <div className={css.banner}>
      <ClubFlag badge={club.PicInfo.DefaultID} color={club.FlagColor} size="lg" />
      <div className={css.tight}>
        <h2 className={css.name}>{club.ClubName}</h2>
        <div className={css.line}>
          <LevelMark level={club.Level} />
          <span className={css.seats}>
            {club.MemberCount} / {club.MemberLimit}
          </span>
          <FormattedMessage defaultMessage="人" id="clubs.people" />
        </div>
        <span>
          <FormattedMessage
            defaultMessage="會長 {name}"
            id="clubs.ledBy"
            values={{ name: playerName(club.LeaderName) }}
          />
          {club.AllianceName === '' ? null : ` · ${club.AllianceName}`}
        </span>
      </div>
    </div>
  );
}
