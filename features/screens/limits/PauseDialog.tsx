import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import type { PauseDays } from '#protocol/entities/ownLimit.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { narrow } from '#protocol/rules/fullWidth.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { uuid, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useSession } from '../../base/session/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import * as css from './Limits.css.ts';

export interface PauseDialogProps {
  days: PauseDays;
  length: string;
  onClose: () => void;
}

/** Explains a pause before it begins. A permanent pause asks for the player's id. The page's notice then shows the end of the session. */
export function PauseDialog({ days, length, onClose }: PauseDialogProps): ReactNode {
  const { formatDate, formatMessage } = useIntl();
  const { rest } = useClient();
  const { session } = useSession();
  const errorText = useErrorText();
  const prefix = localePrefix(useLocation().pathname);
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState(uuid);
  const [openedAt] = useState(Date.now);
  const isForever = days === 'forever';
  const pause = useMutation({
    mutationFn: (token: string) => rest.post(suspendPlayer, { Days: days }, { token, idempotencyKey: key }),
    onSuccess: onClose,
  });
  if (session === undefined) return null;
  const end = isForever
    ? undefined
    : formatDate(openedAt + days * DAY_MS, {
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
  const isSure = !isForever || narrow(typed).trim() === session.playerID;
  const isWrong = !session.playerID.startsWith(narrow(typed).trim());
  const problem = isWrong
    ? formatMessage({ id: 'limits.typedWrong', defaultMessage: '與您的玩家 ID 不同' })
    : pause.isError
      ? errorText(pause.error)
      : undefined;
  return (
    <ActionDialog
      action={pause}
      byEnter={false}
      cancelLabel={formatMessage({ id: 'limits.pauseKeep', defaultMessage: '我再想想' })}
      confirmLabel={formatMessage({ id: 'limits.pauseConfirm', defaultMessage: '確認暫停' })}
      hidesRefusal
      notReady={!isSure}
      onClose={onClose}
      onConfirm={() => pause.mutate(session.token)}
      onProven={() => {
        // The service stores the refusal under the previous key, so another try needs a new key.
        setKey(uuid());
        pause.reset();
      }}
      title={
        isForever
          ? formatMessage({ id: 'limits.pauseForeverTitle', defaultMessage: '永久暫停帳號？' })
          : formatMessage({ id: 'limits.pauseTitle', defaultMessage: '暫停帳號 {length}？' }, { length })
      }
      tone="danger"
    >
      <ul className={css.facts}>
        <li>
          <FormattedMessage
            defaultMessage="立即登出所有裝置，暫停期間無法登入、遊戲、購買或聊天"
            id="limits.pauseFact.out"
          />
        </li>
        <li>
          <FormattedMessage defaultMessage="同一支手機的其他帳號一併暫停，也不能另開新帳號" id="limits.pauseFact.all" />
        </li>
        <li>
          {isForever ? (
            <FormattedMessage defaultMessage="永久有效，您與客服都無法解除" id="limits.pauseFact.forever" />
          ) : (
            <FormattedMessage
              defaultMessage="無法提前解除，{time} 後登入即可恢復"
              id="limits.pauseFact.end"
              values={{ time: <span className={css.whole}>{end}</span> }}
            />
          )}
        </li>
        <li>
          <FormattedMessage defaultMessage="遊戲幣與道具都會保留，已付款的訂單仍會入帳" id="limits.pauseFact.kept" />
        </li>
      </ul>
      <Text size={13} tone="muted">
        <FormattedMessage
          defaultMessage="需要資料或想刪除帳號，請先到{account}辦理。"
          id="limits.pauseBefore"
          values={{
            account: (
              <Link className={css.inlineLink} to={`${prefix}/member/account`}>
                <FormattedMessage defaultMessage="帳號與隱私" id="frame.account" />
              </Link>
            ),
          }}
        />
      </Text>
      {isForever ? (
        <TextField
          autoComplete="off"
          error={problem}
          hint={formatMessage({ id: 'limits.ownId', defaultMessage: '您的玩家 ID：{id}' }, { id: session.playerID })}
          inputMode="numeric"
          label={formatMessage({ id: 'limits.typeId', defaultMessage: '輸入您的玩家 ID 以確認' })}
          onValueChange={setTyped}
          value={typed}
        />
      ) : (
        <p aria-live="polite" className={css.problem}>
          {problem}
        </p>
      )}
    </ActionDialog>
  );
}
