import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import type { AddedKey, AddedKeyProps } from '../../../shared/players/index.ts';
import { envelopeWords } from '../state/envelopeMessages.ts';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';

/** 發紅包 on the card of another player: only where this player may send (specification 2 §2, §6). */
export const envelopeKey: AddedKey = { id: 'envelope', on: 'others', Key: EnvelopeKey };

function EnvelopeKey({ player, onClose }: AddedKeyProps): ReactNode {
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
      <FormattedMessage {...envelopeWords.send} />
    </Button>
  );
}
