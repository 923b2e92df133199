import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getBoundAccounts, getUserInfo } from '#protocol/operations/user.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { FailedView, useErrorText } from '../../../base/errors/index.ts';
import { useSession, useSwitchAccount } from '../../../base/session/index.ts';
import * as css from './AccountDialog.css.ts';
import { AccountRow } from './AccountRow.tsx';

/** 切換帳號: the accounts on the player's own phone (12390), to continue as another without a new code. */
export function SwitchAccountDialog({
  onClose,
  onSwitched,
}: {
  onClose: () => void;
  onSwitched: () => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const own = useSession().session?.playerID;
  const { data, error, refetch } = useOperation(getBoundAccounts, {});
  const change = useSwitchAccount();
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'accounts.close', defaultMessage: '關閉' })}
      description={
        data === undefined
          ? undefined
          : data.Infos.length > 1
            ? formatMessage(
                { id: 'accounts.switchText', defaultMessage: '{phone} 上的帳號，不用驗證碼就能切換' },
                { phone: data.PhoneNumber },
              )
            : formatMessage(
                {
                  id: 'accounts.onlyOne',
                  defaultMessage: '{phone} 目前只有這個帳號。登出後用同一支手機登入，可以建立新帳號，最多 5 個。',
                },
                { phone: data.PhoneNumber },
              )
      }
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'accounts.switch', defaultMessage: '切換帳號' })}
    >
      {data === undefined ? (
        error ? (
          <FailedView error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="4.25rem" shape="box" width="100%" />
        )
      ) : (
        <ul className={css.list}>
          {data.Infos.map((account) => (
            <FacedAccountRow account={account} key={account.Player.PlayerID}>
              {account.Player.PlayerID === own ? (
                <span className={css.current}>
                  <FormattedMessage defaultMessage="使用中" id="accounts.current" />
                </span>
              ) : (
                <Button
                  aria-label={formatMessage(
                    { id: 'accounts.switchTo', defaultMessage: '切換到 {name}' },
                    { name: account.Player.Name },
                  )}
                  busy={change.isPending && chosen === account.Player.PlayerID}
                  onClick={() => {
                    setChosen(account.Player.PlayerID);
                    change.mutate(account.Player.PlayerID, { onSuccess: onSwitched });
                  }}
                  size="sm"
                >
                  <FormattedMessage defaultMessage="切換" id="accounts.change" />
                </Button>
              )}
            </FacedAccountRow>
          ))}
        </ul>
      )}
      <p aria-live="polite" className={css.error}>
        {change.isError ? errorText(change.error) : null}
      </p>
    </Dialog>
  );
}

/** System default: the player hides their picture (specification 1 §3). */
const NO_PICTURE = 2;

/** A signed-in player may read the faces of the other accounts on the phone (11520). */
function FacedAccountRow({ account, children }: ComponentProps<typeof AccountRow>): ReactNode {
  const { data } = useOperation(getUserInfo, { PlayerID: account.Player.PlayerID });
  const hasPicture = data !== undefined && data.PictureSetting !== NO_PICTURE && data.PicURL !== '';
  return (
    <AccountRow account={account} picture={hasPicture ? data.PicURL : undefined}>
      {children}
    </AccountRow>
  );
}
