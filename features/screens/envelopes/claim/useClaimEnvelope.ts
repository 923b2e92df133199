import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { claimEnvelope } from '#protocol/operations/envelope.ts';
import { useStill } from '#ui/layout/motion.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useCelebrate } from '../../../shared/rewards/index.ts';
import { holdWallet } from '../../../base/session/index.ts';
import { putEnvelope, refreshEnvelopes } from '../state/useEnvelope.ts';

/** The stages of the envelope: closed, shaking while the service answers, flap open, paper out, and then the list of shares. */
export type ClaimStep = 'closed' | 'asking' | 'opening' | 'out' | 'done';

/** The least duration of the shake, to build suspense. */
const SHAKE_MS = 700;
const LASTS_MS = { opening: 460, out: 1_600 } as const;

export interface Claim {
  readonly step: ClaimStep;
  /** The share in gold, after it is claimed in this window. */
  readonly amount: number | undefined;
  readonly error: Error | null;
  readonly take: () => void;
  /** Skips the animation. */
  readonly skip: () => void;
}

/**
 * Claims a share of a red envelope and opens it. Holds the wallet until the coins have flown from the paper to the wallet. Under reduced
 * motion everything is shown immediately.
 *
 * @param paper the element from which the coins fly
 */
export function useClaimEnvelope(RedEnvelopeID: string, paper: () => Element | null): Claim {
  const call = useCall();
  const queries = useQueryClient();
  const celebrate = useCelebrate();
  const still = useStill();
  const [step, setStep] = useState<ClaimStep>('closed');
  const [amount, setAmount] = useState<number>();
  const [error, setError] = useState<Error | null>(null);
  const begun = useRef(0);
  const letGo = useRef<() => void>(undefined);

  const take = async (): Promise<void> => {
    if (step !== 'closed') return;
    begun.current = Date.now();
    setError(null);
    setStep('asking');
    const release = holdWallet(queries);
    letGo.current = release;
    try {
      const { RedEnvelope, Amount } = await call(claimEnvelope, { RedEnvelopeID });
      putEnvelope(queries, RedEnvelope);
      setAmount(Amount);
    } catch (failure) {
      release();
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      setStep('closed');
    }
    void queries.invalidateQueries({ queryKey: operationKey(getEvents) });
    void refreshEnvelopes(queries);
  };

  const fly = useEffectEvent(() => {
    const onLand = letGo.current;
    if (amount === undefined || onLand === undefined) return;
    letGo.current = undefined;
    celebrate({
      gained: [{ ItemID: ITEM.gold, Amount: amount }],
      from: paper(),
      isSaid: true,
      isShown: true,
      onLand,
    });
  });

  useEffect(() => {
    if (amount === undefined) return undefined;
    if (step === 'asking') {
      const left = still ? 0 : Math.max(0, begun.current + SHAKE_MS - Date.now());
      const timer = setTimeout(() => setStep(still ? 'done' : 'opening'), left);
      return () => clearTimeout(timer);
    }
    if (step === 'out' || step === 'done') fly();
    if (step !== 'opening' && step !== 'out') return undefined;
    const timer = setTimeout(() => setStep(step === 'opening' ? 'out' : 'done'), LASTS_MS[step]);
    return () => clearTimeout(timer);
  }, [step, amount, still]);
  // If the window closes early, the wallet shows its balance.
  useEffect(() => () => letGo.current?.(), []);

  return {
    step,
    amount,
    error,
    take: () => void take(),
    skip: () => {
      if (amount !== undefined) setStep('done');
    },
  };
}
