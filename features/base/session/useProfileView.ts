import type { OwnProfile } from '#protocol/entities/player.ts';
import { PROFILE_KEY } from './sessionKeys.ts';
import { useProfile } from './useProfile.ts';
import { useReadError } from './useReadError.ts';

/** The player's own profile for a page that needs it. */
export interface ProfileView {
  readonly data: OwnProfile | undefined;
  readonly error: Error | null;
  /** Reads it at once. */
  readonly refetch: () => void;
}

/** The player's own profile. A failure shows after the second of its six attempts (`useProfile`), half a minute before the last. */
export function useProfileView(): ProfileView {
  const { data, error, refetch } = useProfile();
  const trouble = useReadError(PROFILE_KEY);
  return { data, error: trouble?.error ?? error, refetch: trouble?.retry ?? (() => void refetch()) };
}
