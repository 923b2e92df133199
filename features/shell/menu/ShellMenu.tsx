import {
  BookOpen,
  Download,
  FileText,
  Gamepad2,
  Headset,
  LogIn,
  LogOut,
  Megaphone,
  Trophy,
  Wrench,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useProfile, useSession, useSignOut } from '../../session/index.ts';
import { useLoadBrands, useSettings } from '../../settings/index.ts';
import { useOpenSignIn } from '../../sign-in/index.ts';
import { type ComingFeature, useComing } from '../coming.ts';
import { comingNames } from '../comingMessages.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import { isAccountArea, localePrefix, useHome } from '../useHome.ts';
import { BrandSwitch } from './BrandSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as css from './ShellMenu.css.ts';

const entries: readonly { readonly feature: ComingFeature; readonly icon: ComponentType<{ size: number }> }[] = [
  { feature: 'news', icon: Megaphone },
  { feature: 'guide', icon: BookOpen },
  { feature: 'ranking', icon: Trophy },
  { feature: 'support', icon: Headset },
  { feature: 'legal', icon: FileText },
  { feature: 'download', icon: Download },
];

/** The burger's menu: who one is, where one may go, language and (in development) brand. */
export function ShellMenu({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { DevTools } = useSettings();
  const coming = useComing();
  const loadBrands = useLoadBrands();
  const open = (feature: ComingFeature): void => {
    onClose();
    coming(feature);
  };
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'menu.close', defaultMessage: '關閉選單' })}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'menu.title', defaultMessage: '選單' })}
    >
      <div className={css.menu}>
        <Account onClose={onClose} />
        <nav aria-label={formatMessage({ id: 'menu.places', defaultMessage: '前往' })}>
          <ul className={css.places}>
            <li>
              <Link className={css.place} onClick={onClose} to={`${localePrefix(pathname)}/play-game/m`}>
                <Gamepad2 aria-hidden="true" size={22} />
                <FormattedMessage defaultMessage="遊戲大廳" id="menu.lobby" />
              </Link>
            </li>
            {entries.map(({ feature, icon: Icon }) => (
              <li key={feature}>
                <button className={css.place} onClick={() => open(feature)} type="button">
                  <Icon aria-hidden="true" size={22} />
                  <FormattedMessage {...comingNames[feature]} />
                </button>
              </li>
            ))}
            {DevTools ? (
              <li>
                <a className={css.place} href="/dev">
                  <Wrench aria-hidden="true" size={22} />
                  <FormattedMessage defaultMessage="開發工具" id="menu.dev" />
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
        <LanguageSwitch />
        {loadBrands ? <BrandSwitch load={loadBrands} /> : null}
      </div>
    </BottomSheet>
  );
}

function Account({ onClose }: { onClose: () => void }): ReactNode {
  const { status } = useSession();
  const profile = useProfile().data;
  const signOut = useSignOut();
  const openSignIn = useOpenSignIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = useHome();
  if (status !== 'authenticated') {
    return (
      <Button
        fullWidth
        icon={<LogIn size={20} />}
        onClick={() => {
          onClose();
          openSignIn();
        }}
      >
        <FormattedMessage defaultMessage="登入" id="menu.signIn" />
      </Button>
    );
  }
  const leave = (): void => {
    signOut.mutate(undefined, {
      onSettled: () => {
        onClose();
        if (isAccountArea(pathname)) void navigate(home);
      },
    });
  };
  return (
    <div className={css.account}>
      <OwnAvatar size={56} />
      <div className={css.who}>
        <strong className={css.name}>{profile?.player.name}</strong>
        <span className={css.meta}>
          {profile ? (
            <FormattedMessage
              defaultMessage="ID {id} · LV.{level, number}"
              id="menu.identity"
              values={{ id: profile.player.playerID, level: profile.level.level }}
            />
          ) : null}
        </span>
      </div>
      <Button busy={signOut.isPending} icon={<LogOut size={18} />} onClick={leave} size="sm" variant="secondary">
        <FormattedMessage defaultMessage="登出" id="menu.signOut" />
      </Button>
    </div>
  );
}
