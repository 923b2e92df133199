import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CurrencyId, itemSrc, VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { OwnAvatar, vipNames } from '../../base/player-face/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useProfile, useWallet } from '../../base/session/index.ts';
import { useBrand, useLanguage, useOpenParts } from '../../base/settings/index.ts';
import { useBadges } from '../badges/index.ts';
import * as css from './MemberAside.css.ts';
import { isEntryShown, type MemberEntry, memberGroups, memberSettings } from './memberGroups.ts';
import type { SectionPage } from './sectionPages.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** The member area beside a page of a wide screen: the player, the balances, and links to all of its pages by group. */
export default function MemberAside({ page }: { page: SectionPage }): ReactNode {
  return (
    <div className={css.card}>
      <Player />
      <Balances />
      <Entries page={page} />
    </div>
  );
}

function Player(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const profile = useProfile().data;
  const tier = VIP_LEVELS.find((level) => level === profile?.level.vipLevel) ?? 1;
  return (
    <Link className={css.player} to={`${prefix}/member/info`}>
      <OwnAvatar size={56} />
      <span className={css.words}>
        <span className={css.name}>{profile?.player.name ?? <Skeleton width="6rem" />}</span>
        <VipBadge
          form="plate"
          label={`${formatMessage(vipNames[vipTierOf(tier)])} · VIP ${String(tier)}`}
          src={vipBadgeSrc(tier, 'mini')}
          tier={tier}
        />
      </span>
    </Link>
  );
}

function Balances(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const wallet = useWallet().data;
  const second = WalletItem === 'gem' ? wallet?.Gem : wallet?.GamePoint;
  const balance = (item: CurrencyId, unit: string, value: number | undefined): ReactNode => (
    <span className={css.balance}>
      <img alt="" height={24} src={itemSrc(item)} width={24} />
      {value === undefined ? (
        <Skeleton width="4rem" />
      ) : (
        <Amount
          format="short"
          locale={locale}
          size={17}
          unit={unit}
          value={value}
          {...(item === 'coin' && { tone: 'gold' })}
        />
      )}
    </span>
  );
  return (
    <p className={css.balances}>
      {balance('coin', formatMessage({ id: 'member.gold', defaultMessage: '金幣' }), wallet?.Gold)}
      {balance(
        WalletItem,
        WalletItem === 'gem'
          ? formatMessage({ id: 'member.gem', defaultMessage: '寶石' })
          : formatMessage({ id: 'member.point', defaultMessage: '點數' }),
        second,
      )}
    </p>
  );
}

function Entries({ page }: { page: SectionPage }): ReactNode {
  const { formatMessage } = useIntl();
  const open = useOpenParts();
  const list = (entries: readonly MemberEntry[]): ReactNode => (
    <ul>
      {entries
        .filter(({ part }) => part === undefined || open[part])
        .map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} page={page} />
          </li>
        ))}
    </ul>
  );
  return (
    <nav aria-label={formatMessage({ id: 'frame.member', defaultMessage: '會員中心' })} className={css.entries}>
      {memberGroups.map(({ id, name, entries }) => (
        <div key={id}>
          <p className={css.group}>
            <FormattedMessage {...name} />
          </p>
          {list(entries)}
        </div>
      ))}
      {list(memberSettings)}
    </nav>
  );
}

function Entry({ entry, page }: { entry: MemberEntry; page: SectionPage }): ReactNode {
  const { pathname, search } = useLocation();
  const badges = useBadges();
  const { to, Icon, name, badge } = entry;
  return (
    <Link
      aria-current={isEntryShown(entry, page, search) ? 'page' : undefined}
      className={css.entry}
      to={`${localePrefix(pathname)}${to}`}
    >
      <Icon aria-hidden="true" size={18} />
      <FormattedMessage {...name} />
      <span className={css.badge}>
        <WaitingBadge count={badge === undefined ? 0 : badges[badge]} />
      </span>
    </Link>
  );
}
