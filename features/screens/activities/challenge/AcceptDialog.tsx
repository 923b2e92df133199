import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '#protocol/entities/event.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { acceptChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useStoreAction } from '../../../shared/frames/index.ts';
import { useGainedText } from '../../../shared/rewards/index.ts';

const refusals = defineMessages({
  300015: { id: 'challenge.refused.300015', defaultMessage: '這個挑戰已經接受了' },
  300011: { id: 'challenge.refused.300011', defaultMessage: '這個挑戰已經結束，請看看新的挑戰' },
});

export interface AcceptDialogProps {
  challenge: Challenge;
  title: string;
  onClose: () => void;
}

/** Asks before a challenge is accepted, with its entry fee and reward. */
export function AcceptDialog({ challenge, title, onClose }: AcceptDialogProps): ReactNode {
  const { ChallengeID, Entry, Rewards } = challenge;
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const storeAction = useStoreAction();
  const words = useGainedText();
  const accept = useMutation({
    mutationFn: () => call(acceptChallenge, { ChallengeID }),
    onSuccess: () =>
      toast({
        tone: 'success',
        text: formatMessage({ id: 'challenge.accepted', defaultMessage: '已接受，現在開始計算' }),
      }),
    onError: (error) =>
      toast({
        tone: 'danger',
        text: errorText(error, refusals),
        ...storeAction(error, { ItemID: ITEM.gold, Amount: Entry }),
      }),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: operationKey(getChallenges) });
    },
  });
  return (
    <AlertDialog
      busy={accept.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'challenge.accept', defaultMessage: '接受' })}
      description={
        Entry > 0 ? (
          <FormattedMessage
            defaultMessage="報名費 {entry} 會立即扣除，不論是否完成都不退回。完成可得 {rewards}。"
            id="challenge.acceptPaid"
            values={{ entry: words.list([{ ItemID: ITEM.gold, Amount: Entry }]), rewards: words.list(Rewards) }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="接受後才開始計算。完成可得 {rewards}。"
            id="challenge.acceptFree"
            values={{ rewards: words.list(Rewards) }}
          />
        )
      }
      icon={<Swords size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => accept.mutate()}
      open
      title={title}
    />
  );
}
