import type { UseQueryResult } from '@tanstack/react-query';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { useOperation } from '../../base/client/index.ts';
import { useSession } from '../../base/session/index.ts';

const achievements = ({ Achievements }: { Achievements: HonorRecord[] }): readonly HonorRecord[] => Achievements;

/**
 * The big wins of a player (10130): at most ten, including the pinned ones.
 * @param of defaults to the player's own id
 */
export function useHonors(of?: string): UseQueryResult<readonly HonorRecord[]> {
  const own = useSession().session?.playerID ?? '';
  const PlayerID = of ?? own;
  return useOperation(getHonors, { PlayerID }, { enabled: PlayerID !== '', select: achievements });
}
