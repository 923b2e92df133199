import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RequestOf } from '#protocol/operation.ts';
import { getPrivacy, setPrivacy } from '#protocol/operations/user.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall, useOperation } from '../../base/client/index.ts';
import { FailedView, useErrorText } from '../../base/errors/index.ts';
import { useOpenParts } from '../../base/settings/index.ts';
import * as css from './Account.css.ts';

/**
 * Hides the player's balances, last sign-in, current game and arrival in live rooms from others (15310, 15320). A switch waits for its answer, and resets after a refusal.
 */
export function PrivacySwitches(): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { Live } = useOpenParts();
  const { data, error, refetch } = useOperation(getPrivacy, {});
  const save = useMutation({
    mutationFn: (change: RequestOf<typeof setPrivacy>) => call(setPrivacy, change),
    onSuccess: (kept) => {
      queries.setQueryData(operationKey(getPrivacy, {}), kept);
      toast({ tone: 'success', text: formatMessage({ id: 'privacy.saved', defaultMessage: '已儲存' }) });
    },
    onError: (failure) => toast({ tone: 'danger', text: errorText(failure) }),
  });
  if (data === undefined) {
    return error ? (
      <FailedView error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="7rem" shape="box" width="100%" />
    );
  }
  const asked = save.isPending ? save.variables : {};
  return (
    <div aria-busy={save.isPending} className={css.switches}>
      <Switch
        checked={asked.HideBalances ?? data.HideBalances}
        disabled={save.isPending}
        hint={
          <FormattedMessage
            defaultMessage="其他玩家看不到您的遊戲幣，您也不會出現在富豪榜。"
            id="privacy.balancesHint"
          />
        }
        label={<FormattedMessage defaultMessage="隱藏餘額" id="privacy.balances" />}
        onCheckedChange={(HideBalances) => save.mutate({ HideBalances })}
      />
      <Switch
        checked={asked.HideLastLogin ?? data.HideLastLogin}
        disabled={save.isPending}
        hint={
          <FormattedMessage
            defaultMessage="其他玩家、好友與俱樂部成員看不到您上次登入的時間。"
            id="privacy.loginHint"
          />
        }
        label={<FormattedMessage defaultMessage="隱藏上次登入時間" id="privacy.login" />}
        onCheckedChange={(HideLastLogin) => save.mutate({ HideLastLogin })}
      />
      <Switch
        checked={asked.HideGame ?? data.HideGame}
        disabled={save.isPending}
        hint={<FormattedMessage defaultMessage="互為好友的玩家看不到您正在玩哪一款遊戲。" id="privacy.gameHint" />}
        label={<FormattedMessage defaultMessage="隱藏正在玩的遊戲" id="privacy.game" />}
        onCheckedChange={(HideGame) => save.mutate({ HideGame })}
      />
      {Live ? (
        <Switch
          checked={asked.HideArrival ?? data.HideArrival}
          disabled={save.isPending}
          hint={<FormattedMessage defaultMessage="直播間不會顯示您進場。" id="privacy.arrivalHint" />}
          label={<FormattedMessage defaultMessage="隱藏進入直播間" id="privacy.arrival" />}
          onCheckedChange={(HideArrival) => save.mutate({ HideArrival })}
        />
      ) : null}
    </div>
  );
}
