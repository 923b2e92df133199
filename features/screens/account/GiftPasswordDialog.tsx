import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import { getGiftCatalogue, setGiftPassword } from '#protocol/operations/gift.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import { GiftPasswordField, isGiftPassword, triesLeft } from '../../shared/gift-password/index.ts';

export type GiftPasswordChange = 'set' | 'change' | 'remove';

const titles = defineMessages({
  set: { id: 'giftPassword.set', defaultMessage: '設定贈禮密碼' },
  change: { id: 'giftPassword.change', defaultMessage: '變更贈禮密碼' },
  remove: { id: 'giftPassword.remove', defaultMessage: '取消贈禮密碼' },
});
const done = defineMessages({
  set: { id: 'giftPassword.setDone', defaultMessage: '已設定贈禮密碼' },
  change: { id: 'giftPassword.changeDone', defaultMessage: '已變更贈禮密碼' },
  remove: { id: 'giftPassword.removeDone', defaultMessage: '已取消贈禮密碼' },
});

/** Asks for the old password, if any, and for a new one twice. A first password asks for a confirmation if the sign-in is old. */
export function GiftPasswordDialog({
  change,
  onClose,
}: {
  readonly change: GiftPasswordChange;
  readonly onClose: () => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const save = useMutation({
    mutationFn: () =>
      call(setGiftPassword, {
        Password: change === 'remove' ? '' : next,
        ...(change !== 'set' && { OldPassword: old }),
      }),
    onSuccess: ({ HasPassword }) => {
      queries.setQueryData(
        operationKey(getGiftCatalogue, {}),
        (kept: ResultOf<typeof getGiftCatalogue> | undefined) => kept && { ...kept, HasPassword },
      );
      toast({ tone: 'success', text: formatMessage(done[change]) });
      onClose();
    },
    onError: (error) => {
      if (triesLeft(error) !== undefined) setOld('');
    },
  });
  const left = triesLeft(save.error);
  const differs = isGiftPassword(repeated) && repeated !== next;
  const isReady =
    (change === 'set' || isGiftPassword(old)) && (change === 'remove' || (isGiftPassword(next) && repeated === next));
  return (
    <ActionDialog
      // The field of the old password shows the refusal of a wrong one.
      action={left === undefined ? save : { ...save, error: null }}
      confirmLabel={formatMessage({ id: 'giftPassword.confirm', defaultMessage: '確定' })}
      notReady={!isReady}
      onClose={onClose}
      onConfirm={() => save.mutate()}
      onProven={() => save.mutate()}
      title={formatMessage(titles[change])}
    >
      {change === 'set' ? null : (
        <GiftPasswordField
          label={formatMessage({ id: 'giftPassword.old', defaultMessage: '目前的贈禮密碼' })}
          onValueChange={setOld}
          triesLeft={left}
          value={old}
        />
      )}
      {change === 'remove' ? (
        <Text>
          <FormattedMessage
            defaultMessage="取消後，贈禮不再需要密碼；大額贈禮仍會先確認是您本人。"
            id="giftPassword.removeText"
          />
        </Text>
      ) : (
        <>
          <GiftPasswordField
            hint={formatMessage({ id: 'giftPassword.hint', defaultMessage: '6 位數字，請避開生日與連號' })}
            label={formatMessage({ id: 'giftPassword.new', defaultMessage: '新的贈禮密碼' })}
            onValueChange={setNext}
            value={next}
          />
          <GiftPasswordField
            error={
              differs ? formatMessage({ id: 'giftPassword.differs', defaultMessage: '兩次輸入的密碼不同' }) : undefined
            }
            label={formatMessage({ id: 'giftPassword.repeat', defaultMessage: '再輸入一次' })}
            onValueChange={setRepeated}
            value={repeated}
          />
        </>
      )}
    </ActionDialog>
  );
}
