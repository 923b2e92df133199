import { ChevronRight, Hourglass, type LucideIcon, Radio, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasLive } from '#protocol/brands.ts';
import type { OwnProfile } from '#protocol/entities/player.ts';
import type { PagePath } from '#protocol/pages.ts';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Card } from '#ui/components/Card/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useBrand, useOpenParts, useSettings } from '../../base/settings/index.ts';
import { type BadgeCounts, useBadges } from '../../shared/badges/index.ts';
import { type MemberEntry, memberGroups, WaitingBadge } from '../../shared/frames/index.ts';
import { useLimitText } from '../limits/index.ts';
import * as css from './MemberGroups.css.ts';
import { EntryState } from './states/EntryState.tsx';

/** The pages of the member area in three groups, each page with its state, and two quiet cards for security and limits. */
export function MemberGroups({ profile }: { profile: OwnProfile }): ReactNode {
  // Read once, since each use reads three lists.
  const badges = useBadges();
  return (
    <div className={css.groups}>
      {memberGroups.map(({ id, name, entries }) => (
        <Group badges={badges} entries={entries} key={id} name={<FormattedMessage {...name} />} />
      ))}
      <QuietCards profile={profile} />
    </div>
  );
}

interface GroupProps {
  name: ReactNode;
  entries: readonly MemberEntry[];
  badges: BadgeCounts;
}

function Group({ name, entries, badges }: GroupProps): ReactNode {
  const id = useId();
  const open = useOpenParts();
  return (
    <Card asChild padding="none">
      <nav aria-labelledby={id} className={css.group}>
        <SectionHeading id={id}>{name}</SectionHeading>
        <ul className={css.entries}>
          {entries
            .filter(({ part }) => part === undefined || open[part])
            .map((entry) => (
              <li key={entry.id}>
                <Entry badges={badges} entry={entry} />
              </li>
            ))}
        </ul>
      </nav>
    </Card>
  );
}

interface EntryProps {
  entry: MemberEntry;
  badges: BadgeCounts;
}

function Entry({ entry: { id, to, Icon, name, badge }, badges }: EntryProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Link className={css.entry} to={`${prefix}${to}`}>
      <span aria-hidden="true" className={css.face}>
        <Icon size={24} strokeWidth={1.9} />
      </span>
      <span className={css.name}>
        <FormattedMessage {...name} />
      </span>
      <EntryState id={id} />
      <span className={css.badge}>
        <WaitingBadge count={badge === undefined ? 0 : badges[badge]} />
      </span>
    </Link>
  );
}

/** Account and limits, and for hosts of live rooms their console. */
function QuietCards({ profile }: { profile: OwnProfile }): ReactNode {
  const { Live } = useOpenParts();
  const { SiteID } = useSettings();
  const hasRooms = hasLive(useBrand(), SiteID) && Live;
  return (
    <ul className={css.quiet}>
      <QuietCard
        id="account"
        name={<FormattedMessage defaultMessage="帳號與隱私" id="frame.account" />}
        state={
          profile.player.phone === '' ? (
            <FormattedMessage defaultMessage="手機未綁定" id="member.state.noPhone" />
          ) : (
            <FormattedMessage defaultMessage="手機已綁定" id="member.state.phone" />
          )
        }
        to="/member/account"
      />
      <QuietCard
        id="limits"
        name={<FormattedMessage defaultMessage="遊戲時間與上限" id="frame.limits" />}
        state={<PlayedToday />}
        to="/member/limits"
      />
      {profile.isHost && hasRooms ? (
        <QuietCard
          id="host"
          name={<FormattedMessage defaultMessage="直播主控台" id="live.host.title" />}
          to="/live/host"
        />
      ) : null}
    </ul>
  );
}

function PlayedToday(): ReactNode {
  const { duration } = useLimitText();
  const time = useOperation(getOwnLimits, {}).data?.Limits.find(({ Kind }) => Kind === 'time');
  if (time === undefined) return ' ';
  return (
    <FormattedMessage defaultMessage="今天 {time}" id="member.state.played" values={{ time: duration(time.Used) }} />
  );
}

interface QuietCardProps {
  id: keyof typeof quietIcons;
  name: ReactNode;
  state?: ReactNode;
  to: PagePath;
}

const quietIcons = { account: ShieldCheck, limits: Hourglass, host: Radio } as const satisfies Record<
  string,
  LucideIcon
>;

function QuietCard({ id, name, state, to }: QuietCardProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const Icon = quietIcons[id];
  return (
    <li>
      <Card asChild padding="none">
        <Link className={css.quietCard} to={`${prefix}${to}`}>
          <Icon aria-hidden="true" className={css.quietIcon} size={22} />
          <span className={css.quietText}>
            <span className={css.name}>{name}</span>
            {state === undefined ? null : <span className={css.quietState}>{state}</span>}
          </span>
          <ChevronRight aria-hidden="true" className={css.quietIcon} size={18} />
        </Link>
      </Card>
    </li>
  );
}
