import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useConsentAgain } from './useAnalytics.ts';

/** Shows the question about statistics again, signed in or not. */
export function ConsentLink({ className }: { className: string }): ReactNode {
  const [, askAgain] = useConsentAgain();
  return (
    <button className={className} onClick={askAgain} type="button">
      <FormattedMessage defaultMessage="統計設定" id="consent.link" />
    </button>
  );
}
