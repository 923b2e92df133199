import { LogIn, LogOut, Mail, ShieldCheck, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/components/Button/index.ts';
import { type NavigationEntry, NavigationDrawer } from '#ui/components/NavigationMenu/index.ts';
import { useBadges } from '../../badges/index.ts';
import { useProfile, useSessionStatus, useSignOut } from '../../session/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useOpenSignIn } from '../../sign-in/index.ts';
import { SoundSwitch } from '../../sounds/index.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import { isAccountArea, localePrefix, useHome } from '../useHome.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as css from './ShellMenu.css.ts';
import { SiteLink } from './SiteLink.tsx';
import { useBrandEntry } from './useBrandEntry.tsx';
import { useSiteMenu } from './useSiteMenu.tsx';

/** The burger's menu: who one is, where one may go, language and (in development) brand. */
export function ShellMenu({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { DevTools } = useSettings();
  const status = useSessionStatus();
  const prefix = localePrefix(useLocation().pathname);
  const places = useSiteMenu();
  const brands = useBrandEntry();
  const { mail: unread } = useBadges();
  const mails: NavigationEntry = {
    id: 'mail',
    label: formatMessage(
      { id: 'menu.mail', defaultMessage: '{unread, plural, =0 {信件} other {信件（# 封未讀）}}' },
      { unread },
    ),
    icon: <Mail size={20} />,
    href: `${prefix}/member/mail`,
  };
  const own: NavigationEntry = {
    id: 'account',
    label: formatMessage({ id: 'menu.account', defaultMessage: '帳號與隱私' }),
    icon: <ShieldCheck size={20} />,
    href: `${prefix}/member/account`,
  };
  const tools: NavigationEntry = {
    id: 'dev',
    label: formatMessage({ id: 'menu.dev', defaultMessage: '開發工具' }),
    icon: <Wrench size={20} />,
    onSelect: () => window.location.assign('/dev'),
  };
  const entries = [
    ...places,
    ...(status === 'authenticated' ? [mails, own] : []),
    ...(DevTools ? [tools] : []),
    ...(brands ? [brands] : []),
  ];
  return (
    <NavigationDrawer
      closeLabel={formatMessage({ id: 'menu.close', defaultMessage: '關閉選單' })}
      entries={entries}
      footer={
        <div className={css.choosers}>
          <LanguageSwitch />
          <SoundSwitch />
          {status === 'authenticated' ? (
            <div className={css.leave}>
              <SignOut onClose={onClose} />
            </div>
          ) : null}
        </div>
      }
      header={<Account onClose={onClose} />}
      label={formatMessage({ id: 'menu.title', defaultMessage: '選單' })}
      linkAs={SiteLink}
      onOpenChange={onClose}
      open
      side="end"
    />
  );
}

function Account({ onClose }: { onClose: () => void }): ReactNode {
  const status = useSessionStatus();
  const profile = useProfile().data;
  const openSignIn = useOpenSignIn();
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
    </div>
  );
}

/** The way out, at the end of the menu. */
function SignOut({ onClose }: { onClose: () => void }): ReactNode {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = useHome();
  const leave = (): void => {
    signOut.mutate(undefined, {
      onSettled: () => {
        onClose();
        if (isAccountArea(pathname)) void navigate(home);
      },
    });
  };
  return (
    <Button busy={signOut.isPending} icon={<LogOut size={18} />} onClick={leave} size="sm" variant="ghost">
      <FormattedMessage defaultMessage="登出" id="menu.signOut" />
    </Button>
  );
}
