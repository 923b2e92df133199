import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';

export interface SendButtonProps {
  busy: boolean;
  left: number;
  sent: boolean;
  onClick: () => void;
}

/**
 * Sends a code, and counts down to the next (specification 2 §4). Before the first code, Enter in the form presses the button. Its
 * accessible name is longer than its label.
 */
export function SendButton(props: SendButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const { busy, left, sent, onClick } = props;
  if (busy) {
    return (
      <Button busy variant="secondary">
        <FormattedMessage defaultMessage="發送中" id="phone.sending" />
      </Button>
    );
  }
  if (left > 0) {
    return (
      <Button
        aria-label={formatMessage(
          { id: 'phone.resendIn', defaultMessage: '{seconds, number} 秒後可重新發送' },
          { seconds: left },
        )}
        disabled
        variant="secondary"
      >
        <FormattedMessage defaultMessage="{seconds, number} 秒" id="phone.seconds" values={{ seconds: left }} />
      </Button>
    );
  }
  if (sent) {
    return (
      <Button onClick={onClick} variant="secondary">
        <FormattedMessage defaultMessage="重新發送" id="phone.resend" />
      </Button>
    );
  }
  return (
    <Button
      aria-label={formatMessage({ id: 'phone.send', defaultMessage: '發送驗證碼' })}
      type="submit"
      variant="secondary"
    >
      <FormattedMessage defaultMessage="發送" id="phone.sendShort" />
    </Button>
  );
}
