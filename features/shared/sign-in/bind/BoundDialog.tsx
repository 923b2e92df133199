import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { providerNames, type SignInFailure } from '../provider/providerMessages.ts';
import { usePasskeyOffer } from '../passkeys/usePasskeyOffer.tsx';
import { BindDone } from './BindDone.tsx';
import { bindFailureMessages } from './bindFailures.ts';

export interface BoundDialogProps {
  provider: ProviderName;
  failure?: SignInFailure | undefined;
  onClose: () => void;
}

/** Shows the outcome of binding an identity provider. */
export function BoundDialog({ provider, failure, onClose }: BoundDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { close, offer } = usePasskeyOffer(onClose);
  // A phone is bound before any identity provider, so the bonus of the phone may still wait.
  const icon = useOperation(getBindIcon, {}, { enabled: failure === undefined });
  if (offer !== null) return offer;
  const confirmLabel = formatMessage({ id: 'bind.confirm', defaultMessage: '確認' });
  const values = { provider: providerNames[provider] };
  if (failure !== undefined) {
    return (
      <AlertDialog
        confirmLabel={confirmLabel}
        description={<FormattedMessage {...bindFailureMessages(failure)} values={values} />}
        icon={<TriangleAlert size={28} />}
        kind="alert"
        onConfirm={onClose}
        open
        title={formatMessage({ id: 'bindProvider.stopped', defaultMessage: '尚未綁定' })}
        tone="warning"
      />
    );
  }
  // Renders nothing until the kind of outcome is loaded.
  if (icon.isPending) return null;
  return (
    <BindDone bonus={icon.data?.CanReceive === true ? icon.data.Bonus : 0} onClose={close}>
      <FormattedMessage
        defaultMessage="{provider} 已綁定，下次可以用它登入這個帳號。帳號與遊戲幣都保留。"
        id="bindProvider.doneText"
        values={values}
      />
    </BindDone>
  );
}
