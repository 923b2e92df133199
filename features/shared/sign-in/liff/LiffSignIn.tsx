import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useSessionStatus, useSessionNotice } from '../../../base/session/index.ts';
import { NewcomerWelcome } from '../newcomer/NewcomerWelcome.tsx';
import { type Liff, LiffFailure } from './liff.ts';
import { useLiffFailureText } from './useLiffFailureText.ts';
import { useLiffSignIn } from './useLiffSignIn.ts';

export interface LiffSignInProps {
  liff: Promise<Liff>;
  /** Opens the page again if LINE refused it. Tests replace this function. */
  reload?: () => void;
}

const reloadPage = (): void => window.location.reload();

/** The automatic sign-in of LINE's own browser. It renders only failures, and the greeting of a new account. */
export function LiffSignIn({ liff, reload = reloadPage }: LiffSignInProps): ReactNode {
  const { formatMessage } = useIntl();
  const failureText = useLiffFailureText();
  const status = useSessionStatus();
  const notice = useSessionNotice();
  const { failure, isRegist, retry, settle } = useLiffSignIn(liff);
  if (notice !== undefined) return null;
  if (status === 'authenticated') return isRegist ? <NewcomerWelcome onDone={settle} /> : null;
  if (failure === undefined) return null;
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'signInPage.home', defaultMessage: '先逛逛大廳' })}
      confirmLabel={formatMessage({ id: 'signInProvider.retry', defaultMessage: '再試一次' })}
      description={failureText(failure)}
      icon={<UserX size={28} />}
      kind="confirm"
      onCancel={settle}
      // LINE accepts a page only once, when the page opens.
      onConfirm={failure instanceof LiffFailure ? reload : retry}
      open
      title={formatMessage({ id: 'signInProvider.stopped', defaultMessage: '尚未登入' })}
      tone="warning"
    />
  );
}
