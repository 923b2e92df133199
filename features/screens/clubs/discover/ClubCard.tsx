import { Flame, Gem, Languages, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { languageNames, languageTags } from '#locales/index.ts';
import type { ClubSummary } from '#protocol/entities/club.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { LevelMark } from '../parts/LevelMark.tsx';

export interface ClubCardProps {
  club: ClubSummary;
  onOpen: () => void;
  note?: ReactNode;
  actions?: ReactNode;
}

/** A club in the discovery: flag, members, activity, language, required tier and leader. */
export function ClubCard({ club, onOpen, note, actions }: ClubCardProps): ReactNode {
  const playerName = usePlayerName();
  return (
    <Card asChild>
      <li aria-label={club.ClubName}>
        <div className={css.card}>
          <Stack align="center" gap={1}>
            <ClubFlag badge={club.PicInfo.DefaultID} color={club.FlagColor} />
            <LevelMark level={club.Level} />
          </Stack>
          <div className={css.section}>
            {note}
            <Inline align="start" justify="between" rowGap={1} wrap>
              <div className={css.tight}>
                <button className={css.opener} onClick={onOpen} type="button">
                  {club.ClubName}
                </button>
                <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
                  {club.LeaderName === '' ? null : (
                    <FormattedMessage
                      defaultMessage="會長 {name}"
                      id="clubs.ledBy"
                      values={{ name: playerName(club.LeaderName) }}
                    />
                  )}
                  {club.AllianceName === '' ? null : <span>{club.AllianceName}</span>}
                </Inline>
              </div>
              {actions === undefined ? null : <div className={css.cardActions}>{actions}</div>}
            </Inline>
            <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
              <span className={css.fact}>
                <Users aria-hidden="true" className={css.icon} size={16} />
                <FormattedMessage
                  defaultMessage="{left, plural, =0 {已額滿} other {還有 # 個名額}}"
                  id="clubs.seatsLeft"
                  values={{ left: Math.max(0, club.MemberLimit - club.MemberCount) }}
                />
              </span>
              <span className={css.fact}>
                <Gem aria-hidden="true" className={css.icon} size={16} />
                {club.AcceptsApplications ? (
                  <FormattedMessage
                    defaultMessage="VIP {level} 起"
                    id="clubs.fromVip"
                    values={{ level: <FormattedNumber value={club.LeastVIPLevel} /> }}
                  />
                ) : (
                  <FormattedMessage defaultMessage="僅限邀請" id="clubs.invitedOnly" />
                )}
              </span>
              <span className={css.fact}>
                <Flame aria-hidden="true" className={css.icon} size={16} />
                <FormattedMessage
                  defaultMessage="本週貢獻 {gold}"
                  id="clubs.gaveThisWeek"
                  values={{ gold: <FormattedNumber value={club.WeekContribution} /> }}
                />
              </span>
              <span className={css.fact}>
                <Languages aria-hidden="true" className={css.icon} size={16} />
                <span lang={languageTags[club.Language]}>{languageNames[club.Language]}</span>
              </span>
            </Inline>
          </div>
        </div>
      </li>
    </Card>
  );
}
