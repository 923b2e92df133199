import { useCallback } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { PasskeyFailure, type PasskeyFailureReason } from './authenticator.ts';

const messages: Record<PasskeyFailureReason, MessageDescriptor> = defineMessages({
  cancelled: { id: 'passkeyStop.cancelled', defaultMessage: '沒有完成：您取消了，或等候太久。可以再試一次。' },
  known: { id: 'passkeyStop.known', defaultMessage: '這台裝置已經有這個帳號的通行密鑰。' },
  unsupported: { id: 'passkeyStop.unsupported', defaultMessage: '這台裝置或瀏覽器無法使用通行密鑰。' },
  failed: { id: 'passkeyStop.failed', defaultMessage: '裝置沒有完成，請再試一次。' },
});

/** The texts for a refusal of a new passkey. */
export const addingErrors: ErrorOverrides = defineMessages({
  300012: { id: 'passkeyAdd.taken', defaultMessage: '這個通行密鑰已經綁定帳號。' },
  300034: { id: 'passkeyAdd.refused', defaultMessage: '這個通行密鑰沒有通過驗證，請再試一次。' },
});

/** Returns a function that explains why a passkey failed. */
export function usePasskeyErrorText(): (error: unknown, overrides?: ErrorOverrides) => string {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (error, overrides) =>
      error instanceof PasskeyFailure ? formatMessage(messages[error.why]) : errorText(error, overrides),
    [formatMessage, errorText],
  );
}
