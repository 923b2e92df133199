import type { UseQueryResult } from '@tanstack/react-query';
import type { LevelProgress } from '#protocol/entities/vip.ts';
import { getLevelProgress, levelRaised } from '#protocol/operations/vip.ts';
import { useOperation, usePushInto } from '../../base/client/index.ts';

/** The player's level and the experience of the next level (13410). Follows pushes. */
export function useLevel(): UseQueryResult<LevelProgress> {
  usePushInto(levelRaised, getLevelProgress);
  return useOperation(getLevelProgress, {});
}
