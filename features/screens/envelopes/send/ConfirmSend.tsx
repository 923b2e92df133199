import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { channelNames, envelopeMessages, methodNames } from '../state/envelopeMessages.ts';
import { type EnvelopeForm, sharesOf } from './envelopeForm.ts';

const CHANNELS = { public: 1, private: 2, club: 3 } as const;

export interface ConfirmSendProps {
  form: EnvelopeForm;
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before sending, with amount and receiver. */
export function ConfirmSend({ form, open, busy, onOpenChange, onConfirm }: ConfirmSendProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const name = usePlayerName();
  const { amount = 0, to, player, method } = form;
  const shares = sharesOf(form) ?? 1;
  return (
    <AlertDialog
      busy={busy}
      cancelLabel={formatMessage(envelopeMessages.cancel)}
      confirmLabel={formatMessage({ id: 'envelope.confirm.yes', defaultMessage: '確定發出' })}
      description={
        to === 'private' ? (
          <FormattedMessage
            defaultMessage="專屬 {name} 的紅包，24 小時內沒領就退回您的錢包。"
            id="envelope.confirm.private"
            values={{ name: name(player?.Name ?? '') }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{channel} · {shares} 份 · {method}。24 小時未領完，剩下的退回您的錢包。"
            id="envelope.confirm.shared"
            values={{
              channel: formatMessage(channelNames[CHANNELS[to]]),
              shares: formatNumber(shares),
              method: formatMessage(methodNames[method]),
            }}
          />
        )
      }
      kind="confirm"
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage(
        { id: 'envelope.confirm.title', defaultMessage: '發出 {amount, number} 金幣的紅包？' },
        { amount },
      )}
    />
  );
}
