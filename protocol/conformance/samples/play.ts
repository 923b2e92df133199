import type { Samples } from '../samples.ts';

export const playSamples: Samples = {
  settleRound: { PlayerID: '10000003', GameCode: 'owl', Bet: 20, Win: 20, RoundID: 'sample-round' },
};
