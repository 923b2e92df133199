import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { useEnvelope } from '../state/useEnvelope.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import * as css from './Claim.css.ts';
import { ClaimFailed } from './ClaimFailed.tsx';
import { ClaimStage } from './ClaimStage.tsx';

export interface ClaimOverlayProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A red envelope over the whole screen: sender, blessing, claim button, and then the list of shares (specification 2 §2). Back, Escape and
 * the cross close the overlay.
 */
export function ClaimOverlay({ id, open, onOpenChange }: ClaimOverlayProps): ReactNode {
  const { formatMessage } = useIntl();
  const query = useEnvelope(id);
  const close = (): void => onOpenChange(false);
  const sender = query.data?.RedEnvelope.Sender.Name;
  return (
    <Dialog
      closeLabel={formatMessage(envelopeMessages.close)}
      onOpenChange={onOpenChange}
      open={open}
      size="screen"
      title={
        sender === undefined
          ? formatMessage({ id: 'envelope.title', defaultMessage: '紅包' })
          : formatMessage({ id: 'envelope.titleOf', defaultMessage: '{name} 的紅包' }, { name: sender })
      }
      titleHidden
    >
      <div aria-hidden="true" className={css.night}>
        <span className={css.rays} />
      </div>
      <div className={css.stage}>
        {query.data ? (
          <ClaimStage onClose={close} opened={query.data} />
        ) : query.error ? (
          <ClaimFailed error={query.error} onClose={close} onRetry={() => void query.refetch()} />
        ) : (
          <Spinner label={formatMessage({ id: 'envelope.loading', defaultMessage: '正在拿出紅包' })} />
        )}
      </div>
    </Dialog>
  );
}
