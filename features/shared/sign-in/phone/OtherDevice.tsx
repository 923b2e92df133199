import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import * as css from './OtherDevice.css.ts';
import type { PhoneAccounts } from './phoneAccounts.ts';
import { type SignInRequestView, useSignInRequest } from './useSignInRequest.ts';
import { forgetWaitingRequest } from './waitingRequest.ts';

export interface OtherDeviceProps {
  /** The number that this browser wants to sign in to. */
  phone: string;
  enter: (accounts: PhoneAccounts) => Promise<void>;
  onCancel: () => void;
}

/** The digits that the player types in a signed-in browser, which then allows this browser to sign in. */
export function OtherDevice({ phone, enter, onCancel }: OtherDeviceProps): ReactNode {
  const view = useSignInRequest(phone, enter);
  return (
    <Stack gap={3}>
      <ol className={css.steps}>
        <li>
          <FormattedMessage defaultMessage="拿出已登入的裝置，打開「帳號與隱私」" id="otherDevice.stepOpen" />
        </li>
        <li>
          <FormattedMessage defaultMessage="在「登入裝置」按「讓新裝置登入」" id="otherDevice.stepPress" />
        </li>
        <li>
          <FormattedMessage defaultMessage="輸入這組數字，這台裝置就會登入" id="otherDevice.stepType" />
        </li>
      </ol>
      <Digits view={view} />
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="那台裝置已經登出？先在那裡用手機登入：登入過的裝置有自己的驗證碼次數。"
          id="otherDevice.signedOut"
        />
      </Text>
      <Button
        fullWidth
        onClick={() => {
          forgetWaitingRequest();
          onCancel();
        }}
        variant="secondary"
      >
        <FormattedMessage defaultMessage="取消" id="account.cancel" />
      </Button>
    </Stack>
  );
}

function Digits({ view }: { view: SignInRequestView }): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  switch (view.step) {
    case 'asking':
      return <Skeleton height="7.5rem" shape="box" width="100%" />;
    case 'waiting':
      return (
        <Box align="center" gap={1} padding={4} radius={2} surface="well">
          {/* The space is a CSS gap, so that a copy has only the digits. */}
          <p
            aria-label={formatMessage(
              { id: 'otherDevice.code', defaultMessage: '這台裝置的數字：{code}' },
              {
                code: [...view.code].join(' '),
              },
            )}
            className={css.digits}
            role="img"
          >
            <span>{view.code.slice(0, 4)}</span>
            <span>{view.code.slice(4)}</span>
          </p>
          <Inline as="p" role="status">
            <Spinner decorative />
            {view.lost ? (
              <FormattedMessage defaultMessage="連線中斷，恢復後會繼續等待" id="otherDevice.lost" />
            ) : (
              <FormattedMessage defaultMessage="等待您在那台裝置輸入" id="otherDevice.waiting" />
            )}
          </Inline>
          <Text as="p" role="timer" size={13} tone="muted">
            <FormattedMessage
              defaultMessage="{time} 內有效"
              id="otherDevice.left"
              values={{ time: clockOf(view.secondsLeft) }}
            />
          </Text>
        </Box>
      );
    case 'entering':
      return (
        <Box align="center" gap={1} padding={4} radius={2} surface="well">
          <Inline as="p" role="status">
            <Spinner decorative />
            <FormattedMessage defaultMessage="已確認，登入中" id="otherDevice.entering" />
          </Inline>
        </Box>
      );
    case 'over':
      return (
        <Notice
          action={
            <Button onClick={view.again} size="sm">
              <FormattedMessage defaultMessage="取得新數字" id="otherDevice.again" />
            </Button>
          }
          tone="warning"
        >
          <FormattedMessage defaultMessage="這組數字已過期" id="otherDevice.over" />
        </Notice>
      );
    default:
      return (
        <Notice
          action={
            <Button onClick={view.again} size="sm">
              <FormattedMessage defaultMessage="再試一次" id="signInProvider.retry" />
            </Button>
          }
          tone="danger"
        >
          {errorText(view.error)}
        </Notice>
      );
  }
}

/** `9:05` */
const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
