import {
  ArrowLeftRight,
  ChevronRight,
  Gift,
  Hourglass,
  LogIn,
  LogOut,
  Mail,
  Settings,
  ShieldCheck,
  UsersRound,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { type NavigationEntry, NavigationDrawer } from '#ui/components/NavigationMenu/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useBadges } from '../../../shared/badges/index.ts';
import {
  useExpectsPlayer,
  useProfile,
  useSessionError,
  useSessionStatus,
  useSignOut,
} from '../../../base/session/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { useSettings } from '../../../base/settings/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';
import { SoundSwitch } from '../../../shared/sounds/index.ts';
import { OwnAvatar } from '../../../base/player-face/index.ts';
import { useHome } from '../../../shared/frames/index.ts';
import { isAccountArea } from './accountArea.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuDialogName } from './MenuDialog.tsx';
import * as css from './SiteMenu.css.ts';
import { SiteLink } from './SiteLink.tsx';
import { useBrandEntry } from './useBrandEntry.tsx';
import { useSiteMenu } from './useSiteMenu.tsx';

export interface SiteMenuProps {
  onClose: () => void;
  onDialog: (name: MenuDialogName) => void;
}

/** The burger's menu: account, links, language and (in development) brand. */
export default function SiteMenu({ onClose, onDialog }: SiteMenuProps): ReactNode {
  const { formatMessage } = useIntl();
  const { DevTools } = useSettings();
  const status = useSessionStatus();
  const prefix = localePrefix(useLocation().pathname);
  const places = useSiteMenu();
  const brands = useBrandEntry();
  const { events: claimable, mail: unread } = useBadges();
  const hasPhone = (useProfile().data?.player.phone ?? '') !== '';
  const rewards: NavigationEntry = {
    id: 'ownRewards',
    label: formatMessage(
      { id: 'menu.rewards', defaultMessage: '{count, plural, =0 {今日獎勵} other {今日獎勵（# 項可領）}}' },
      { count: claimable },
    ),
    icon: <Gift size={20} />,
    href: `${prefix}/other/rewards`,
  };
  const mails: NavigationEntry = {
    id: 'mail',
    label: formatMessage(
      { id: 'menu.mail', defaultMessage: '{unread, plural, =0 {信件} other {信件（# 封未讀）}}' },
      { unread },
    ),
    icon: <Mail size={20} />,
    href: `${prefix}/member/mail`,
  };
  const friends: NavigationEntry = {
    id: 'friends',
    label: formatMessage({ id: 'menu.friends', defaultMessage: '好友' }),
    icon: <UsersRound size={20} />,
    href: `${prefix}/member/friends`,
  };
  const limits: NavigationEntry = {
    id: 'limits',
    label: formatMessage({ id: 'menu.limits', defaultMessage: '遊戲時間與上限' }),
    icon: <Hourglass size={20} />,
    href: `${prefix}/member/limits`,
  };
  const own: NavigationEntry = {
    id: 'account',
    label: formatMessage({ id: 'menu.account', defaultMessage: '帳號與隱私' }),
    icon: <ShieldCheck size={20} />,
    href: `${prefix}/member/account`,
  };
  const change: NavigationEntry = {
    id: 'switchAccount',
    label: formatMessage({ id: 'accounts.switch', defaultMessage: '切換帳號' }),
    icon: <ArrowLeftRight size={20} />,
    // The drawer closes itself.
    onSelect: () => onDialog('switchAccount'),
  };
  const settings: NavigationEntry = {
    id: 'settings',
    label: formatMessage({ id: 'menu.settings', defaultMessage: '設定' }),
    icon: <Settings size={20} />,
    onSelect: () => onDialog('settings'),
  };
  const tools: NavigationEntry = {
    id: 'dev',
    label: formatMessage({ id: 'menu.dev', defaultMessage: '開發工具' }),
    icon: <Wrench size={20} />,
    onSelect: () => window.location.assign('/dev'),
  };
  const entries = [
    ...places,
    ...(status === 'authenticated'
      ? [rewards, friends, mails, limits, own, ...(hasPhone ? [change] : []), settings]
      : []),
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
          <div className={css.switches}>
            <SoundSwitch />
          </div>
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
  const actions = usePlayerActions();
  const expectsPlayer = useExpectsPlayer();
  if (status === 'loading' && expectsPlayer) return <UnknownAccount />;
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
    <button
      aria-haspopup="dialog"
      className={css.account}
      onClick={() => {
        if (profile === undefined) return;
        onClose();
        actions?.openCard({ PlayerID: profile.player.playerID, Name: profile.player.name });
      }}
      type="button"
    >
      <VisuallyHidden>
        <FormattedMessage defaultMessage="我的玩家資訊" id="menu.ownCard" />
      </VisuallyHidden>
      <OwnAvatar size={56} />
      <Stack as="span" gap={0} grow>
        <strong className={css.name}>{profile?.player.name}</strong>
        <Text face="numerals" size={12} tone="muted" weight="inherit">
          {profile ? (
            <FormattedMessage
              defaultMessage="ID {id} · LV.{level, number}"
              id="menu.identity"
              values={{ id: profile.player.playerID, level: profile.level.level }}
            />
          ) : null}
        </Text>
      </Stack>
      <ChevronRight aria-hidden="true" size={20} />
    </button>
  );
}

function UnknownAccount(): ReactNode {
  const trouble = useSessionError();
  if (trouble === undefined) return <Skeleton height="4.5rem" shape="box" />;
  return (
    <Notice
      action={
        <Button onClick={trouble.retry} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="重試" id="error.retry" />
        </Button>
      }
      tone="warning"
    >
      <FormattedMessage defaultMessage="暫時讀不到您的帳號，登入狀態沒有改變。" id="menu.accountUnknown" />
    </Notice>
  );
}

function SignOut({ onClose }: { onClose: () => void }): ReactNode {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = useHome();
  const leave = (): void => {
    signOut.mutate(undefined, {
      onSettled: () => {
        onClose();
        if (isAccountArea(pathname)) navigate(home);
      },
    });
  };
  return (
    <Button busy={signOut.isPending} icon={<LogOut size={18} />} onClick={leave} size="sm" variant="ghost">
      <FormattedMessage defaultMessage="登出" id="menu.signOut" />
    </Button>
  );
}
