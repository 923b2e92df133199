import type { UseQueryResult } from '@tanstack/react-query';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { useOperation } from '../client/index.ts';
import { useSession } from '../session/index.ts';

const achievements = ({ Achievements }: { Achievements: HonorRecord[] }): readonly HonorRecord[] => Achievements;

/** The player's own big wins (10130): ten at most, with the pinned ones among them. */
export function useHonors(): UseQueryResult<readonly HonorRecord[]> {
  const PlayerID = useSession().session?.playerID ?? '';
  return useOperation(getHonors, { PlayerID }, { enabled: PlayerID !== '', select: achievements });
}
