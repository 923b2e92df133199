import { LogOut, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useSignInPhoneAccount } from '../../../base/session/index.ts';
import type { SignInSteps } from '../useSignInStep.ts';
import * as css from './AccountDialog.css.ts';
import { AccountRow } from './AccountRow.tsx';
import { forgetPhoneAccounts, type PhoneAccounts } from './phoneAccounts.ts';

const MAX_ACCOUNTS = 5;

export interface AccountDialogProps extends Pick<SignInSteps, 'go'> {
  accounts: PhoneAccounts;
  onSignedIn: () => void;
}

/** 選擇帳號 (specification 1 §2): the accounts on a phone, by time of registration. */
export function AccountDialog({ accounts, go, onSignedIn }: AccountDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const signIn = useSignInPhoneAccount();
  const [chosen, setChosen] = useState<string>();
  const choose = (PlayerID: string): void => {
    setChosen(PlayerID);
    signIn.mutate(
      { Token: accounts.Token, PlayerID },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          // The token can be used once, so the next try begins with a new code.
          if (error instanceof RequestFailure) forgetPhoneAccounts();
        },
      },
    );
  };
  const leave = (): void => {
    forgetPhoneAccounts();
    go(0);
  };
  const waiting = (id: string): boolean => signIn.isPending && chosen === id;
  return (
    <Dialog
      actions={
        <>
          {accounts.Player.length < MAX_ACCOUNTS ? (
            <Button busy={waiting('')} icon={<UserPlus size={18} />} onClick={() => choose('')} variant="secondary">
              <FormattedMessage defaultMessage="建立新帳號" id="accounts.new" />
            </Button>
          ) : null}
          <Button icon={<LogOut size={18} />} onClick={leave} variant="ghost">
            <FormattedMessage defaultMessage="登出" id="accounts.signOut" />
          </Button>
        </>
      }
      closeLabel={formatMessage({ id: 'accounts.close', defaultMessage: '關閉' })}
      description={formatMessage({ id: 'accounts.text', defaultMessage: '這支手機有多個帳號，請選擇要登入的帳號' })}
      historyEntry={false}
      onOpenChange={() => go(0)}
      open
      title={formatMessage({ id: 'accounts.title', defaultMessage: '選擇帳號' })}
    >
      <ul className={css.list}>
        {accounts.Player.map((account) => (
          <AccountRow account={account} key={account.Player.PlayerID}>
            <Button
              aria-label={formatMessage(
                { id: 'accounts.signInAs', defaultMessage: '登入 {name}' },
                { name: account.Player.Name },
              )}
              busy={waiting(account.Player.PlayerID)}
              onClick={() => choose(account.Player.PlayerID)}
              size="sm"
            >
              <FormattedMessage defaultMessage="登入" id="accounts.signIn" />
            </Button>
          </AccountRow>
        ))}
      </ul>
      <p aria-live="polite" className={css.error}>
        {signIn.isError ? errorText(signIn.error) : null}
      </p>
    </Dialog>
  );
}
