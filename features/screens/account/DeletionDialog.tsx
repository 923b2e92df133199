import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { requestDeletion } from '#protocol/endpoints/account.ts';
import type { DeletionState, KeptRecord } from '#protocol/entities/account.ts';
import type { Session } from '#protocol/entities/session.ts';
import { narrow } from '#protocol/rules/fullWidth.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { uuid, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import * as css from './Account.css.ts';

const records: Readonly<Record<KeptRecord, MessageDescriptor>> = defineMessages({
  ledger: { id: 'account.keepsLedger', defaultMessage: '帳務紀錄（不含姓名）' },
  orders: { id: 'account.keepsOrders', defaultMessage: '購買訂單' },
  invoices: { id: 'account.keepsInvoices', defaultMessage: '電子發票' },
});

const refusals = defineMessages({
  300013: { id: 'account.deletePaying', defaultMessage: '還有一筆付款正在處理，完成後才能申請刪除。' },
  300015: { id: 'account.deleteLeader', defaultMessage: '您是俱樂部會長，請先移交會長再申請刪除。' },
});

export interface DeletionDialogProps {
  session: Session;
  keeps: DeletionState['Keeps'];
  onClose: () => void;
  onRequested: (state: DeletionState) => void;
}

/** Lists the removed and kept data, and asks for the player's id before it requests the deletion. */
export function DeletionDialog({ session, keeps, onClose, onRequested }: DeletionDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState(uuid);
  const ask = useMutation({
    mutationFn: () =>
      rest.post(requestDeletion, { Confirm: narrow(typed).trim() }, { token: session.token, idempotencyKey: key }),
    onSuccess: (state) => {
      onRequested(state);
      onClose();
    },
  });
  const isRight = narrow(typed).trim() === session.playerID;
  // The error is shown only on blur, since more digits may still make a partly typed id correct.
  const isWrong = !session.playerID.startsWith(narrow(typed).trim());
  const problem = isWrong
    ? formatMessage({ id: 'account.deleteWrong', defaultMessage: '與您的玩家 ID 不同' })
    : ask.isError
      ? errorText(ask.error, refusals)
      : undefined;
  return (
    <ActionDialog
      action={ask}
      byEnter={false}
      cancelLabel={formatMessage({ id: 'account.deleteKeep', defaultMessage: '我再想想' })}
      confirmLabel={formatMessage({ id: 'account.deleteConfirm', defaultMessage: '申請刪除' })}
      hidesRefusal
      notReady={!isRight}
      onClose={onClose}
      onConfirm={() => ask.mutate()}
      onProven={() => {
        // The service stores the refusal under the previous key, so another try needs a new key.
        setKey(uuid());
        ask.reset();
      }}
      title={formatMessage({ id: 'account.deleteTitle', defaultMessage: '申請刪除帳號' })}
      tone="danger"
    >
      <Text>
        <FormattedMessage
          defaultMessage="14 天後會刪除您的暱稱、照片、自我介紹、手機、電子信箱、第三方登入、好友與聊天內容，並清空遊戲幣。"
          id="account.deleteWhat"
        />
      </Text>
      <div>
        <Text weight="bold">
          <FormattedMessage defaultMessage="依法保留，期滿刪除：" id="account.deleteKeeps" />
        </Text>
        <ul className={css.kept}>
          {keeps.map(({ What, Until }) => (
            <li key={What}>
              <FormattedMessage
                defaultMessage="{record}，至 {time}"
                id="account.keepsUntil"
                values={{
                  record: formatMessage(records[What]),
                  time: <DateTime form="date" locale={locale} value={Until} />,
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <TextField
        autoComplete="off"
        error={problem}
        hint={formatMessage(
          { id: 'account.deleteHint', defaultMessage: '您的玩家 ID：{id}' },
          { id: session.playerID },
        )}
        inputMode="numeric"
        label={formatMessage({ id: 'account.deleteType', defaultMessage: '輸入您的玩家 ID 以確認' })}
        onValueChange={setTyped}
        value={typed}
      />
    </ActionDialog>
  );
}
