import { useMaySend } from './state/useEnvelopeList.ts';
import { type EnvelopeTarget, useEnvelopeActions } from './envelopeContext.ts';

/**
 * How to open 發紅包 for a receiver; undefined where this player may not send, so that nothing is drawn then (specification 2 §6). For the
 * player card, the club's entries and the tray of the chat's composer.
 */
export function useEnvelopeSending(target: EnvelopeTarget): (() => void) | undefined {
  const actions = useEnvelopeActions();
  const maySend = useMaySend();
  if (actions === undefined || !maySend) return undefined;
  return () => actions.send(target);
}
