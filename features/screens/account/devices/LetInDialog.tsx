import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { confirmSignIn } from '#protocol/endpoints/signInRequest.ts';
import { SIGN_IN_CODE_LENGTH } from '#protocol/entities/signInRequest.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useClient } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { ActionDialog } from '../../../shared/dialogs/index.ts';
import { useDeviceName } from './useDeviceName.ts';

const words = defineMessages({
  wrong: { id: 'letIn.wrong', defaultMessage: '數字不對或已過期，請看新裝置的畫面' },
});
const errors: ErrorOverrides = { 200056: words.wrong };

export interface LetInDialogProps {
  /** The player's phone number, masked. */
  phone: string;
  onClose: () => void;
}

/** Asks for the digits on the new device. If the sign-in is old, asks for a code to the phone first. */
export function LetInDialog({ phone, onClose }: LetInDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: (Code: string) => client.rest.post(confirmSignIn, { Code }, { token: client.token() }),
  });
  return (
    <ActionDialog
      action={confirming}
      cancelLabel={null}
      confirmLabel={formatMessage({ id: 'letIn.submit', defaultMessage: '同意登入' })}
      description={formatMessage(
        {
          id: 'letIn.text',
          defaultMessage: '在新裝置用 {phone} 登入，選「用已登入的裝置確認」，再把它顯示的 8 位數字輸入這裡。',
        },
        { phone },
      )}
      hidesRefusal
      notReady={code.length !== SIGN_IN_CODE_LENGTH}
      onClose={onClose}
      onConfirm={() => confirming.mutate(code)}
      // The digits stay typed, and are sent again.
      onProven={() => confirming.mutate(code)}
      outcome={
        confirming.data && {
          actions: (
            <Button onClick={onClose}>
              <FormattedMessage defaultMessage="完成" id="letIn.close" />
            </Button>
          ),
          content: <Done device={confirming.data} />,
        }
      }
      title={formatMessage({ id: 'letIn.open', defaultMessage: '讓新裝置登入' })}
    >
      <CodeField
        error={confirming.isError ? errorText(confirming.error, errors) : undefined}
        label={formatMessage({ id: 'letIn.code', defaultMessage: '新裝置上的數字' })}
        length={SIGN_IN_CODE_LENGTH}
        onValueChange={(typed) => {
          setCode(typed);
          confirming.reset();
        }}
        value={code}
      />
      <Notice tone="warning">
        <FormattedMessage
          defaultMessage="只輸入您手上那台裝置的數字。別人給您的數字會讓他登入您的帳號；客服不會請您輸入。"
          id="letIn.warning"
        />
      </Notice>
      <Text tone="muted">
        <FormattedMessage defaultMessage="新裝置登入同一個帳號後，這台裝置會登出。" id="letIn.replaced" />
      </Text>
    </ActionDialog>
  );
}

function Done({ device }: { device: Parameters<typeof useDeviceName>[0] }): ReactNode {
  const name = useDeviceName(device);
  return (
    <Notice tone="success">
      <FormattedMessage
        defaultMessage="{name} 現在可以登入。它登入同一個帳號後，這台裝置會登出。"
        id="letIn.done"
        values={{ name }}
      />
    </Notice>
  );
}
