import { Headset, Trophy, UserRound } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { BottomBar, BottomBarItem, BottomBarOffer } from '#ui/components/BottomBar/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useAnalytics, useRoute } from '../../base/analytics/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { RatingMark } from '../../shared/age-gate/index.ts';
import { useExpectsPlayer } from '../../base/session/index.ts';
import { useBadges } from '../../shared/badges/index.ts';
import { useOpenSignIn, useSignedInBefore, WELCOME_GOLD } from '../../shared/sign-in/index.ts';
import { useBrand, useLanguage, usePart } from '../../base/settings/index.ts';

/** The four entries at the lower edge (specification 1 §2). A visitor sees the gift of a new account in their middle. */
export function SiteBottomBar(): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const analytics = useAnalytics();
  const route = useRoute();
  const { mail } = useBadges();
  const shop = usePart('Shop');
  // The offer takes the middle of the bar, and the four entries stay.
  const isVisitor = useDeferredValue(!useExpectsPlayer());
  const prefix = localePrefix(pathname);
  const rest = pathname.slice(prefix.length);
  const isIn = (place: string): boolean => rest === place || rest.startsWith(`${place}/`);
  return (
    <BottomBar aside={<SmallPrint />} label={formatMessage({ id: 'shell.bottomBar', defaultMessage: '主選單' })}>
      <BottomBarItem asChild current={isIn('/support')} icon={<Headset size={28} />}>
        <Link to={`${prefix}/support/info`}>
          <FormattedMessage defaultMessage="客服中心" id="shell.support" />
        </Link>
      </BottomBarItem>
      <BottomBarItem asChild current={isIn('/rank')} icon={<Trophy size={28} />}>
        <Link to={`${prefix}/rank`}>
          <FormattedMessage defaultMessage="活動排行" id="shell.rank" />
        </Link>
      </BottomBarItem>
      {isVisitor ? <WelcomeOffer /> : null}
      {shop !== 'closed' ? (
        <BottomBarItem
          asChild
          current={isIn('/store') || isIn('/purchase')}
          featured={!isVisitor}
          icon={<img alt="" height={34} src={itemSrc('coin')} width={34} />}
        >
          <Link onClick={() => analytics.record({ Name: 'purchaseClick', Route: route })} to={`${prefix}/store`}>
            <FormattedMessage defaultMessage="購點兌換" id="shell.store" />
          </Link>
        </BottomBarItem>
      ) : (
        // While the shop is closed, the raised button leads to the daily rewards.
        <BottomBarItem
          asChild
          current={isIn('/other/rewards')}
          featured={!isVisitor}
          icon={<img alt="" height={38} src={itemSrc('gift')} width={38} />}
        >
          <Link to={`${prefix}/other/rewards`}>
            <FormattedMessage defaultMessage="今日獎勵" id="frame.rewards" />
          </Link>
        </BottomBarItem>
      )}
      <BottomBarItem
        asChild
        current={isIn('/member')}
        icon={<UserRound size={28} />}
        {...(mail > 0 && {
          news: formatMessage(
            { id: 'badges.mail', defaultMessage: '{count, plural, other {# 封未讀信件}}' },
            { count: mail },
          ),
        })}
      >
        <Link to={`${prefix}/member/info`}>
          <FormattedMessage defaultMessage="會員中心" id="shell.member" />
        </Link>
      </BottomBarItem>
    </BottomBar>
  );
}

/** The gift of a new account, for a visitor. A returning player is only asked to sign in. */
function WelcomeOffer(): ReactNode {
  const { locale } = useLanguage();
  const openSignIn = useOpenSignIn();
  const isReturning = useSignedInBefore();
  return (
    <BottomBarOffer
      line={
        isReturning ? (
          <FormattedMessage defaultMessage="歡迎回來" id="shell.welcomeBack" />
        ) : (
          <FormattedMessage defaultMessage="登入就領" id="shell.offer" />
        )
      }
      onClick={openSignIn}
      picture={<img alt="" height={50} src={itemSrc(isReturning ? 'bag' : 'treasure')} width={50} />}
    >
      {isReturning ? (
        <FormattedMessage defaultMessage="登入" id="shell.signIn" />
      ) : (
        <Amount locale={locale} value={WELCOME_GOLD} />
      )}
    </BottomBarOffer>
  );
}

/** The rating on one line, beside the entries of a wide screen. */
function SmallPrint(): ReactNode {
  const { Rating } = useBrand();
  const { locale } = useLanguage();
  return (
    <Inline as="span" inText>
      <RatingMark size="line" />
      <span>
        {Rating.Label[locale]}
        {' · '}
        <FormattedMessage defaultMessage="遊戲幣僅供娛樂，不可兌換現金或實物" id="shell.noCash" />
      </span>
    </Inline>
  );
}
