import type { ReactNode } from 'react';
import { GainedItems, useGainedText } from '../../shared/rewards/index.ts';
import type { Redeemed } from './useRedeem.ts';

/** Shows what a code gave, as pictures and in one sentence. */
export function Gained({ redeemed: { Rewards } }: { redeemed: Redeemed }): ReactNode {
  const { won } = useGainedText();
  return <GainedItems items={Rewards}>{won(Rewards)}</GainedItems>;
}
