import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { LevelMeter } from './LevelMeter.tsx';
export { NextTier } from './NextTier.tsx';
export { drawnTier, useTierName } from './tierName.ts';
export { useVipLadder } from './useVipLadder.ts';

/** /member/vip */
export const VipLadderPage = lazy(
  loadAgain(() => import('./VipLadderPage.tsx').then((module) => ({ default: module.VipLadderPage }))),
);
