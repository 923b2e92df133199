import type { PassTicket, PassTrack } from '#protocol/entities/event.ts';
import type { Gained } from '../../../shared/rewards/index.ts';

export const TRACK = { free: 1, paid: 2 } as const satisfies Readonly<Record<string, PassTrack>>;

/** A level of a track with a reward to claim. */
export interface ClaimableLevel {
  readonly Level: number;
  readonly Track: PassTrack;
  readonly gained: readonly Gained[];
}

/** Returns the claimable levels of a pass ticket: each reached level of the free track, and of the paid track if bought. */
export const claimableOf = ({ Level: reached, Premium, Levels }: PassTicket): readonly ClaimableLevel[] =>
  Levels.filter(({ Level }) => Level <= reached).flatMap(({ Level, Free, FreeClaimed, Paid, PaidClaimed }) => [
    ...(FreeClaimed || Free.length === 0 ? [] : [{ Level, Track: TRACK.free, gained: Free }]),
    ...(PaidClaimed || Paid.length === 0 || !Premium ? [] : [{ Level, Track: TRACK.paid, gained: Paid }]),
  ]);
