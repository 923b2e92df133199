import type { PassTicket, PassTrack } from '#protocol/entities/event.ts';
import type { Gained } from '../../../shared/rewards/index.ts';

/** The two tracks of a pass ticket. */
export const TRACK = { free: 1, paid: 2 } as const satisfies Readonly<Record<string, PassTrack>>;

/** A level of one track whose reward can be claimed. */
export interface ClaimableLevel {
  readonly Level: number;
  readonly Track: PassTrack;
  readonly gained: readonly Gained[];
}

/** What of a pass ticket can be claimed: each level reached on the free track, and on the paid one where it is open. */
export const claimableOf = ({ Level: reached, Premium, Levels }: PassTicket): readonly ClaimableLevel[] =>
  Levels.filter(({ Level }) => Level <= reached).flatMap(({ Level, Free, FreeClaimed, Paid, PaidClaimed }) => [
    ...(FreeClaimed || Free.length === 0 ? [] : [{ Level, Track: TRACK.free, gained: Free }]),
    ...(PaidClaimed || Paid.length === 0 || !Premium ? [] : [{ Level, Track: TRACK.paid, gained: Paid }]),
  ]);
