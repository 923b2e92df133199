import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { TopBar } from '#ui/components/TopBar/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useTier } from '#ui/layout/useTier.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useBadges } from '../../shared/badges/index.ts';
import { useExpectsPlayer, useSessionError, useSessionStatus } from '../../base/session/index.ts';
import { usePart } from '../../base/settings/index.ts';
import { useOpenSignIn } from '../../shared/sign-in/index.ts';
import { BrandLogo } from './BrandLogo.tsx';
import type { MenuDialogName } from './menu/MenuDialog.tsx';
import { OwnAvatar } from '../../base/player-face/index.ts';
import * as css from './SiteTopBar.css.ts';
import { Wallet } from './Wallet.tsx';

const WideMenu = lazy(loadAgain(() => import('./menu/WideMenu.tsx')));
const SiteMenu = lazy(loadAgain(() => import('./menu/SiteMenu.tsx')));
const MenuDialog = lazy(loadAgain(() => import('./menu/MenuDialog.tsx')));

/** The bar above every page: logo, balances and face, or the sign-in button (specification 1 §2). */
export function SiteTopBar(): ReactNode {
  // Rendered in steps, since the session becomes known while the page is loading.
  const status = useDeferredValue(useSessionStatus());
  const isOut = useDeferredValue(!useExpectsPlayer());
  const hasTrouble = useSessionError() !== undefined;
  const openSignIn = useOpenSignIn();
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<MenuDialogName>();
  return (
    <>
      <TopBar
        end={
          <>
            {status === 'loading' && !isOut ? (
              <>
                {/* After a failure the face replaces the skeleton, since the player is still signed in. */}
                {hasTrouble ? <OwnFace /> : <Skeleton height="2.75rem" shape="box" width="7rem" />}
              </>
            ) : null}
            {isOut ? (
              <Button onClick={openSignIn} size="sm" variant="secondary">
                <FormattedMessage defaultMessage="登入" id="shell.signIn" />
              </Button>
            ) : null}
            {status === 'authenticated' ? (
              <>
                <Wallet />
                <OwnFace />
              </>
            ) : null}
            <Burger onPress={() => setOpen(true)} open={open} />
          </>
        }
        logo={<BrandLogo />}
        nav={<SiteLinks />}
        sticky
      />
      {open ? (
        <QuietBoundary>
          <Suspense>
            <SiteMenu onClose={() => setOpen(false)} onDialog={setDialog} />
          </Suspense>
        </QuietBoundary>
      ) : null}
      {dialog ? (
        <QuietBoundary>
          <Suspense>
            <MenuDialog name={dialog} onClose={() => setDialog(undefined)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}

function OwnFace(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Link className={css.face} to={`${prefix}/member/info`}>
      <VisuallyHidden>
        <FormattedMessage defaultMessage="我的帳號" id="shell.own" />
      </VisuallyHidden>
      <OwnAvatar />
    </Link>
  );
}

/** Opens the menu for visitors and members, with a dot if an entry has a badge. */
function Burger({ open, onPress }: { open: boolean; onPress: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { all } = useBadges();
  const label = formatMessage({ id: 'shell.menu', defaultMessage: '選單' });
  const news = formatMessage(
    { id: 'badges.all', defaultMessage: '{count, plural, other {# 件事等著您}}' },
    { count: all },
  );
  return (
    <IconButton
      aria-expanded={open}
      aria-haspopup="dialog"
      badge={all > 0 ? <Badge dot /> : undefined}
      label={all > 0 ? `${label} ${news}` : label}
      onClick={onPress}
    >
      <Menu size={24} />
    </IconButton>
  );
}

/** The whole menu above tier 3; below, if there is room, 最新消息, 新手必看 and 立即玩 (specification 1 §2). */
function SiteLinks(): ReactNode {
  const short = <ShortLinks />;
  if (useTier() <= 3) return short;
  return (
    <QuietBoundary fallback={short}>
      {/* Empty while loading, since three links that become eight would move under the pointer. */}
      <Suspense>
        <WideMenu />
      </Suspense>
    </QuietBoundary>
  );
}

function ShortLinks(): ReactNode {
  const hasGames = usePart('Games') !== 'closed';
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const prefix = localePrefix(pathname);
  const here = (path: string) => ({
    'aria-current': pathname === `${prefix}${path}` ? ('page' as const) : undefined,
    className: css.link,
    to: `${prefix}${path}`,
  });
  return (
    <nav aria-label={formatMessage({ id: 'shell.links', defaultMessage: '主要連結' })} className={css.links}>
      <Link {...here('/announcement')}>
        <FormattedMessage defaultMessage="最新消息" id="shell.news" />
      </Link>
      <Link {...here('/newbie/gameGuidle')}>
        <FormattedMessage defaultMessage="新手必看" id="shell.guide" />
      </Link>
      <Link {...here('/play-game/m')}>
        {hasGames ? (
          <FormattedMessage defaultMessage="立即玩" id="shell.play" />
        ) : (
          <FormattedMessage defaultMessage="遊戲大廳" id="lobby.title" />
        )}
      </Link>
    </nav>
  );
}
