import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import { useEnvelopeSending } from '../../envelopes/index.ts';
import { EntryButton } from './EntryButton.tsx';

/** 紅包 for all of the club, from who leads it, where red envelopes may be sent (specification 1 §2; 2 §6). */
export function EnvelopeEntry(): ReactNode {
  const send = useEnvelopeSending({ to: 'club' });
  if (send === undefined) return null;
  return (
    <li>
      <EntryButton icon={EnvelopeIcon} onClick={send}>
        <FormattedMessage defaultMessage="發紅包" id="envelope.send" />
      </EntryButton>
    </li>
  );
}
