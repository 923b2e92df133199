import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClubMember } from '#protocol/entities/club.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { PlayerFace } from '../parts/PlayerFace.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';

export interface MemberRowProps {
  member: ClubMember;
  lastSeen?: boolean;
  action?: ReactNode;
}

/** A member: name, office, level and gifts to the vault. */
export function MemberRow({ member, lastSeen = false, action }: MemberRowProps): ReactNode {
  const { locale } = useLanguage();
  const playerName = usePlayerName();
  return (
    <div className={css.member}>
      <PlayerFace online={member.Online} player={member} />
      <div className={css.tight}>
        <div className={css.line}>
          <Text lines={1} weight="bold">
            {playerName(member.Name)}
          </Text>
          <RoleMark office={member.ClubRole} />
          {lastSeen && !member.Online && member.LastLoginTime !== '' ? (
            <span className={css.seen}>
              <DateTime form="relative" locale={locale} value={member.LastLoginTime} />
            </span>
          ) : null}
        </div>
        <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
          <span>LV.{member.Level}</span>
          <span>
            <FormattedMessage
              defaultMessage="貢獻 {sum, number}"
              id="clubs.gave"
              values={{ sum: member.Contribution }}
            />
          </span>
          {member.WeekContribution > 0 ? (
            <span>
              <FormattedMessage
                defaultMessage="本週 +{sum, number}"
                id="clubs.weekGave"
                values={{ sum: member.WeekContribution }}
              />
            </span>
          ) : null}
        </Inline>
      </div>
      {action}
    </div>
  );
}
