import { MonitorSmartphone, PauseCircle, TimerOff, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import type { NoticeStore, SessionNotice } from './notices.ts';
import { useLocation, useNavigate } from '../routing/index.ts';
import { useSignOut } from './useSignOut.ts';

const titles = defineMessages({
  multipleSignIn: { id: 'session.multipleSignIn.title', defaultMessage: '連線已過期 請重新登入' },
  timeout: { id: 'session.timeout.title', defaultMessage: '登入過期' },
  disabled: { id: 'session.disabled.title', defaultMessage: '帳號已停用' },
  paused: { id: 'session.paused.title', defaultMessage: '帳號暫停中' },
});
const words = defineMessages({
  multipleSignIn: {
    id: 'session.multipleSignIn.text',
    defaultMessage: '帳號已在另一台裝置登入。不是您本人？請立即重新登入',
  },
  timeout: { id: 'session.timeout.text', defaultMessage: '登入過期，請重新登入' },
  disabled: { id: 'session.disabled.text', defaultMessage: '此帳號已停用，請聯絡客服' },
  paused: { id: 'session.paused.text', defaultMessage: '您暫停了這個帳號，暫停期間無法登入。需要協助請聯絡客服。' },
});
const icons = { multipleSignIn: MonitorSmartphone, timeout: TimerOff, disabled: UserX, paused: PauseCircle };

export interface SessionNoticeDialogProps {
  notice: SessionNotice;
  notices: NoticeStore;
  onSignInAgain: () => void;
}

/**
 * The notice of MULTIPLE_SIGNIN, TIMEOUT, or a disabled or paused account (specification 1 §8). Confirming clears the session, and leads
 * home if signing in again is refused.
 */
export default function SessionNoticeDialog({ notice, notices, onSignInAgain }: SessionNoticeDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const home = localePrefix(useLocation().pathname) || '/';
  const Icon = icons[notice];
  // The service refuses another sign-in.
  const isShut = notice === 'disabled' || notice === 'paused';
  const confirm = (): void => {
    signOut.mutate(undefined, {
      onSettled: () => {
        notices.confirm();
        // The current page may send visitors without a session to the sign-in.
        if (isShut) navigate(home, { replace: true });
        else onSignInAgain();
      },
    });
  };
  return (
    <AlertDialog
      busy={signOut.isPending}
      confirmLabel={
        isShut
          ? formatMessage({ id: 'session.close', defaultMessage: '確認' })
          : formatMessage({ id: 'session.signInAgain', defaultMessage: '重新登入' })
      }
      description={<FormattedMessage {...words[notice]} />}
      icon={<Icon size={28} />}
      kind="alert"
      onConfirm={confirm}
      open
      title={formatMessage(titles[notice])}
      tone="danger"
    />
  );
}
