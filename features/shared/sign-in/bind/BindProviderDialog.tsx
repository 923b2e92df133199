import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { askProfile } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { providerNames } from '../provider/providerMessages.ts';
import { browserToLeave } from '../outside/outside.ts';
import { OpenOutsideDialog } from '../outside/OpenOutsideDialog.tsx';
import { useProviderSignIn } from '../provider/useProviderSignIn.ts';
import * as css from './Bind.css.ts';
import { bindFailureMessages } from './bindFailures.ts';
import { BoundDialog } from './BoundDialog.tsx';
import { ConfirmCodeForm } from '../../confirm/index.ts';

/** Opens a new document in another window (specification 1 §2), so that the dialog stays. */
const linkTo =
  (address: string) =>
  (words: ReactNode): ReactNode => (
    <a href={address} rel="noreferrer" target="_blank">
      {words}
    </a>
  );

export interface BindProviderDialogProps {
  provider: ProviderName;
  onClose: () => void;
}

/** Asks before binding an identity provider, with the terms to agree to (specification 2 §2, §4), and shows the outcome. */
export function BindProviderDialog({ provider, onClose }: BindProviderDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const [agreed, setAgreed] = useState(true);
  const [bound, setBound] = useState(false);
  const done = useCallback((): void => {
    void askProfile(queries);
    setBound(true);
  }, [queries]);
  const { state, start, reset } = useProviderSignIn({ purpose: 'bind', onDone: done });
  const values = { provider: providerNames[provider] };
  const app = browserToLeave(provider);
  if (app !== undefined) return <OpenOutsideDialog app={app} onClose={onClose} provider={provider} />;
  if (bound) return <BoundDialog onClose={onClose} provider={provider} />;
  const title = formatMessage({ id: 'bindProvider.title', defaultMessage: '綁定 {provider}' }, values);
  if (state.status === 'stopped' && state.why === 'SignInTooOld') {
    return (
      <Dialog
        closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
        onOpenChange={onClose}
        open
        title={title}
      >
        <ConfirmCodeForm onConfirmed={reset} />
      </Dialog>
    );
  }
  return (
    <Dialog
      actions={
        <Button
          disabledReason={
            agreed ? undefined : formatMessage({ id: 'bindProvider.terms', defaultMessage: '請先勾選同意條款' })
          }
          fullWidth
          onClick={() => start(provider)}
        >
          {state.status === 'stopped' ? (
            <FormattedMessage defaultMessage="再試一次" id="signInProvider.retry" />
          ) : (
            <FormattedMessage defaultMessage="綁定 {provider}" id="bindProvider.confirm" values={values} />
          )}
        </Button>
      }
      closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
      description={formatMessage(
        {
          id: 'bindProvider.text',
          defaultMessage:
            '綁定後可以用 {provider} 登入這個帳號，帳號與遊戲幣都會保留。一個帳號只能綁定一種第三方帳號，綁定後無法自行解除。',
        },
        values,
      )}
      onOpenChange={onClose}
      open
      title={title}
    >
      <div className={css.asked}>
        {state.status === 'stopped' ? (
          <Notice tone="danger">
            <FormattedMessage {...bindFailureMessages(state.why)} values={values} />
          </Notice>
        ) : null}
        {state.status === 'waiting' ? (
          <Notice tone="info">
            <FormattedMessage
              defaultMessage="請在開啟的視窗完成 {provider} 綁定"
              id="bindProvider.waiting"
              values={values}
            />
          </Notice>
        ) : null}
        <Checkbox
          checked={agreed}
          label={
            <FormattedMessage
              defaultMessage="我已閱讀並同意<terms>隱私權政策</terms>"
              id="bindProvider.agree"
              values={{ terms: linkTo(`/${locale}/support/terms/privacy-policy`) }}
            />
          }
          onCheckedChange={setAgreed}
        />
      </div>
    </Dialog>
  );
}
