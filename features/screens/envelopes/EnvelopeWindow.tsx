import type { ReactNode } from 'react';
import { ClaimOverlay } from './claim/ClaimOverlay.tsx';
import type { EnvelopeTarget } from './envelopeContext.ts';
import { SendEnvelope } from './send/SendEnvelope.tsx';

/** A red envelope to open, or a new one to fill in. */
export type ShownEnvelope =
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'send'; readonly target: EnvelopeTarget };

export interface EnvelopeWindowProps {
  shown: ShownEnvelope;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function EnvelopeWindow({ shown, ...window }: EnvelopeWindowProps): ReactNode {
  if (shown.kind === 'open') return <ClaimOverlay {...window} id={shown.id} />;
  return <SendEnvelope {...window} target={shown.target} />;
}
