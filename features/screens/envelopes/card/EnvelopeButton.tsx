import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import type { CardAction, CardActionProps } from '../../../shared/players/index.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';

/** 發紅包 on the card of another player, if this player may send (specification 2 §2, §6). */
export const envelopeAction: CardAction = { id: 'envelope', on: 'others', Action: EnvelopeButton };

function EnvelopeButton({ player, onClose }: CardActionProps): ReactNode {
  const { PlayerID, Name } = player;
  const send = useEnvelopeSending({ to: 'private', player: { PlayerID, Name } });
  if (send === undefined) return null;
  return (
    <Button
      fullWidth
      icon={<EnvelopeIcon size={20} />}
      onClick={() => {
        onClose();
        send();
      }}
      variant="secondary"
    >
      <FormattedMessage {...envelopeMessages.send} />
    </Button>
  );
}
