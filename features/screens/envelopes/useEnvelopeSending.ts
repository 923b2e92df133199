import { useMaySend } from './state/useEnvelopeList.ts';
import { type EnvelopeTarget, useEnvelopeActions } from './envelopeContext.ts';

/**
 * Returns the action that opens 發紅包 for a receiver, for the player card, the club's entries and the chat's tray. Undefined if this player
 * may not send (specification 2 §6).
 */
export function useEnvelopeSending(target: EnvelopeTarget): (() => void) | undefined {
  const actions = useEnvelopeActions();
  const maySend = useMaySend();
  if (actions === undefined || !maySend) return undefined;
  return () => actions.send(target);
}
