import type { ReactNode } from 'react';
import { GainedItems, useGainedText } from '../../shared/rewards/index.ts';
import type { Redeemed } from './useRedeem.ts';

/** Shows the items of a code, as pictures and in a sentence. */
export function Gained({ redeemed: { Rewards } }: { redeemed: Redeemed }): ReactNode {
  const { won } = useGainedText();
  return <GainedItems items={Rewards}>{won(Rewards)}</GainedItems>;
}
