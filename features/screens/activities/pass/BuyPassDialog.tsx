import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PassTicket } from '#protocol/entities/event.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { buyPassTicket, getPassTicket } from '#protocol/operations/passTicket.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useStoreAction } from '../../../shared/frames/index.ts';
import { useGainedText } from '../../../shared/rewards/index.ts';

const refusals = defineMessages({
  300015: { id: 'pass.refused.300015', defaultMessage: '本季的豪華獎勵已經開通了' },
  300016: { id: 'pass.refused.300016', defaultMessage: '這一季已經結束，請看看新的一季' },
});

/** Asks before the paid track is bought, with its price. The rewards of earlier levels become claimable too. */
export function BuyPassDialog({
  ticket: { Season, Price },
  onClose,
}: {
  ticket: PassTicket;
  onClose: () => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const storeAction = useStoreAction();
  const words = useGainedText();
  const buy = useMutation({
    mutationFn: () => call(buyPassTicket, { Season }),
    onSuccess: (ticket) => {
      queries.setQueryData(operationKey(getPassTicket), ticket);
      toast({
        tone: 'success',
        text: formatMessage({ id: 'pass.bought', defaultMessage: '豪華獎勵已開通，可以領取囉' }),
      });
    },
    onError: (error) => {
      toast({ tone: 'danger', text: errorText(error, refusals), ...storeAction(error, Price) });
      void queries.invalidateQueries({ queryKey: operationKey(getPassTicket) });
    },
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: operationKey(getEvents) });
    },
  });
  return (
    <AlertDialog
      busy={buy.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'pass.confirm', defaultMessage: '開通' })}
      description={
        <FormattedMessage
          defaultMessage="將支付 {price}，本季已達到的等級也能領豪華獎勵。開通後不能退款。"
          id="pass.buyText"
          values={{ price: words.list([Price]) }}
        />
      }
      icon={<Ticket size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => buy.mutate()}
      open
      title={formatMessage({ id: 'pass.buyTitle', defaultMessage: '開通豪華獎勵？' })}
    />
  );
}
