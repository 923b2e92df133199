import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { cancelEnvelope } from '#protocol/operations/envelope.ts';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { claimErrors, envelopeMessages } from '../state/envelopeMessages.ts';
import { putEnvelope, refreshEnvelopes } from '../state/useEnvelope.ts';

export interface CancelEnvelopeProps {
  envelope: OwnRedEnvelope;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Withdraws the rest of the player's own envelope, after naming the amount (12800). */
export function CancelEnvelope({ envelope, open, onOpenChange }: CancelEnvelopeProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { RedEnvelopeID } = envelope;
  const cancel = useMutation({
    mutationFn: () => call(cancelEnvelope, { RedEnvelopeID }),
    onSuccess: ({ RedEnvelope, Refund }) => {
      putEnvelope(queries, RedEnvelope);
      toast({
        tone: 'success',
        text: formatMessage(
          { id: 'envelope.takenBack', defaultMessage: '紅包已收回，{refund, number} 金幣回到您的錢包' },
          { refund: Refund },
        ),
      });
    },
    onError: (error) => toast({ tone: 'danger', text: errorText(error, claimErrors) }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: operationKey(getGiftCatalogue) });
      void refreshEnvelopes(queries);
      onOpenChange(false);
    },
  });
  return (
    <AlertDialog
      busy={cancel.isPending}
      cancelLabel={formatMessage(envelopeMessages.cancel)}
      confirmLabel={formatMessage({ id: 'envelope.takeBack', defaultMessage: '收回紅包' })}
      description={
        <FormattedMessage
          defaultMessage="沒領完的 {left, number} 金幣會回到您的錢包，已被領走的不變。"
          id="envelope.takeBackText"
          values={{ left: envelope.Amount - envelope.ClaimedAmount }}
        />
      }
      kind="confirm"
      onConfirm={() => cancel.mutate()}
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage({ id: 'envelope.takeBackTitle', defaultMessage: '要收回這個紅包嗎？' })}
      tone="warning"
    />
  );
}
