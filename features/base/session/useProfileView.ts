import type { OwnProfile } from '#protocol/entities/player.ts';
import { PROFILE_KEY } from './sessionKeys.ts';
import { useProfile } from './useProfile.ts';
import { useReadError } from './useReadError.ts';

export interface ProfileView {
  readonly data: OwnProfile | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** The player's own profile, for a page that needs it. Reports a failure after the second of six attempts (`useProfile`). */
export function useProfileView(): ProfileView {
  const { data, error, refetch } = useProfile();
  const trouble = useReadError(PROFILE_KEY);
  return { data, error: trouble?.error ?? error, refetch: trouble?.retry ?? (() => void refetch()) };
}
