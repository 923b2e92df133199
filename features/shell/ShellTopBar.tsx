import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { TopBar } from '#ui/components/TopBar/index.ts';
import { useSession } from '../session/index.ts';
import { useOpenSignIn } from '../sign-in/index.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { useComing } from './coming.ts';
import { OwnAvatar } from './OwnAvatar.tsx';
import * as css from './ShellTopBar.css.ts';
import { localePrefix } from './useHome.ts';
import { Wallet } from './Wallet.tsx';

const ShellMenu = lazy(() => import('./menu/ShellMenu.tsx').then((module) => ({ default: module.ShellMenu })));

/** The bar above every page: logo, balances and face, or the way to sign in (specification 1 §2). */
export function ShellTopBar(): ReactNode {
  const { formatMessage } = useIntl();
  const { status } = useSession();
  const openSignIn = useOpenSignIn();
  const [open, setOpen] = useState(false);
  const menuLabel = formatMessage({ id: 'shell.menu', defaultMessage: '選單' });
  const burger = (
    <IconButton aria-expanded={open} aria-haspopup="dialog" label={menuLabel} onClick={() => setOpen(true)}>
      <Menu size={24} />
    </IconButton>
  );
  return (
    <>
      <TopBar
        end={
          <>
            {status === 'loading' ? <Skeleton height="2.25rem" shape="box" width="7rem" /> : null}
            {status === 'unauthenticated' ? (
              <>
                <Button onClick={openSignIn} size="sm">
                  <FormattedMessage defaultMessage="登入" id="shell.signIn" />
                </Button>
                {burger}
              </>
            ) : null}
            {status === 'authenticated' ? (
              <>
                <Wallet />
                <span className={css.wideOnly}>{burger}</span>
                <button
                  aria-expanded={open}
                  aria-haspopup="dialog"
                  aria-label={formatMessage({ id: 'shell.own', defaultMessage: '我的帳號與選單' })}
                  className={css.face}
                  onClick={() => setOpen(true)}
                  type="button"
                >
                  <OwnAvatar />
                </button>
              </>
            ) : null}
          </>
        }
        logo={<BrandLogo />}
        nav={<WideLinks />}
        sticky
      />
      {open ? (
        <Suspense>
          <ShellMenu onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** 最新消息, 新手必看 and 立即玩, where the screen has room for them. */
function WideLinks(): ReactNode {
  const { formatMessage } = useIntl();
  const coming = useComing();
  const { pathname } = useLocation();
  const prefix = localePrefix(pathname);
  return (
    <nav aria-label={formatMessage({ id: 'shell.links', defaultMessage: '主要連結' })} className={css.links}>
      <button className={css.link} onClick={() => coming('news')} type="button">
        <FormattedMessage defaultMessage="最新消息" id="shell.news" />
      </button>
      <button className={css.link} onClick={() => coming('guide')} type="button">
        <FormattedMessage defaultMessage="新手必看" id="shell.guide" />
      </button>
      <Link
        aria-current={pathname.endsWith('/play-game/m') ? 'page' : undefined}
        className={css.link}
        to={`${prefix}/play-game/m`}
      >
        <FormattedMessage defaultMessage="立即玩" id="shell.play" />
      </Link>
    </nav>
  );
}
