import {
  Gift,
  type LucideIcon,
  Mail,
  Medal,
  NotebookText,
  Radio,
  ReceiptText,
  ShieldCheck,
  UserRoundX,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Part } from '#protocol/entities/operator.ts';
import { hasLive } from '#protocol/brands.ts';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { useBrand, useOpenParts, useSettings } from '../../base/settings/index.ts';
import { type BadgeCounts, useBadges } from '../../shared/badges/index.ts';
import * as css from './Member.css.ts';

interface MemberAction {
  readonly to: PagePath | `${PagePath}?${string}`;
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
  readonly badge?: keyof BadgeCounts;
  /** Shown only while this part of the product is open. */
  readonly part?: Part;
  /** Only for hosts of live rooms. */
  readonly forHosts?: true;
}

const names = defineMessages({
  passbook: { id: 'frame.passbook', defaultMessage: '存摺' },
  orders: { id: 'member.orders', defaultMessage: '訂單' },
  mail: { id: 'frame.mail', defaultMessage: '信件' },
  gifts: { id: 'member.gifts', defaultMessage: '禮物' },
  envelopes: { id: 'frame.envelopes', defaultMessage: '紅包' },
  friends: { id: 'frame.friends', defaultMessage: '好友' },
  blacklist: { id: 'friends.blacklist', defaultMessage: '黑名單' },
  honors: { id: 'honors.title', defaultMessage: '榮譽榜' },
  host: { id: 'live.host.title', defaultMessage: '直播主控台' },
  security: { id: 'member.security', defaultMessage: '安全' },
});

const actions: readonly MemberAction[] = [
  { to: '/member/passbook', Icon: NotebookText, name: names.passbook },
  { to: '/member/orders', Icon: ReceiptText, name: names.orders, part: 'Shop' },
  { to: '/member/mail', Icon: Mail, name: names.mail, badge: 'mail' },
  { to: '/member/present', Icon: Gift, name: names.gifts },
  { to: '/member/envelopes', Icon: EnvelopeIcon, name: names.envelopes },
  { to: '/member/friends', Icon: UsersRound, name: names.friends },
  { to: '/member/friends?list=blocked', Icon: UserRoundX, name: names.blacklist },
  { to: '/member/honors', Icon: Medal, name: names.honors },
  { to: '/live/host', Icon: Radio, name: names.host, part: 'Live', forHosts: true },
  { to: '/member/account', Icon: ShieldCheck, name: names.security },
];

/** Links for the player: passbook, orders, mail, gifts, red envelopes, friends, blacklist, honours, security, and a host's console. */
export function MemberActions(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const badges = useBadges();
  const open = useOpenParts();
  const { SiteID } = useSettings();
  const hasRooms = hasLive(useBrand(), SiteID);
  const isHost = useProfile().data?.isHost === true && hasRooms;
  return (
    <nav aria-label={formatMessage({ id: 'member.own', defaultMessage: '我的專區' })}>
      <ul className={css.actions}>
        {actions
          .filter(({ part, forHosts }) => (part === undefined || open[part]) && (forHosts !== true || isHost))
          .map(({ to, Icon, name, badge }) => {
            const count = badge === undefined ? 0 : badges[badge];
            return (
              <li key={to}>
                <Link className={css.action} to={`${prefix}${to}`}>
                  <span className={css.actionFace}>
                    <Icon aria-hidden="true" size={24} strokeWidth={1.8} />
                    {count > 0 ? (
                      <span className={css.actionBadge}>
                        <Badge
                          count={count}
                          label={formatMessage(
                            { id: 'frame.waiting', defaultMessage: '{count, plural, other {# 項等著您}}' },
                            { count },
                          )}
                        />
                      </span>
                    ) : null}
                  </span>
                  <span className={css.actionName}>
                    <FormattedMessage {...name} />
                  </span>
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
