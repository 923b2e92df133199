import type { EventEntry } from '#protocol/entities/mission.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { useOperation } from '../../base/client/index.ts';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';

/** What waits behind each place of the product. */
export interface Badges extends BadgeCounts {
  /** Whether the service has said what waits in the events; before, nothing is known to be taken already. */
  readonly knowsEvents: boolean;
}

export interface BadgeCounts {
  /** Missions whose reward can be claimed. */
  readonly missions: number;
  /** 1 while today's sign-in can be claimed. */
  readonly signInDays: number;
  /** Spins that cost nothing. */
  readonly wheel: number;
  /** All that the page of today's rewards counts in its header: what can be claimed. Spins wait at the wheel. */
  readonly events: number;
  readonly mail: number;
  /** What waits in all: events, spins and mail. */
  readonly all: number;
}

/** What waits in one event, or in all of them. */
const waiting = (entries: readonly EventEntry[], kind?: EventEntry['Kind']): number =>
  entries.reduce((sum, { Kind, Badge }) => (Kind === (kind ?? Kind) ? sum + Badge : sum), 0);

// Outside of the component, so that each runs only when its data change.
const eventsOf = ({ List }: ResultOf<typeof getEvents>) => ({
  missions: waiting(List, 'mission'),
  signInDays: waiting(List, 'signInDays'),
  claimable: waiting(List),
});
const freeSpinsOf = ({ Left }: ResultOf<typeof getFireWheel>): number => Left.FreeSpins + Left.TicketSpins;
const unreadOf = ({ Unread }: ResultOf<typeof getMails>): number => Unread;
const NOTHING = { missions: 0, signInDays: 0, claimable: 0 };

/**
 * The one source of every dot and number that says "something waits here"; 0 while signed out and until it is known. It counts
 * only what has a page that opens it: a guest's spins do not count, since the wheel turns for members. `KeepBadges` keeps it fresh.
 */
export function useBadges(): Badges {
  const isIn = useSessionStatus() === 'authenticated';
  const guest = useIsGuest();
  const events = useOperation(getEvents, {}, { enabled: isIn, select: eventsOf }).data;
  const spins = useOperation(getFireWheel, {}, { enabled: isIn && !guest, select: freeSpinsOf }).data;
  const mail = useOperation(getMails, { Page: 1 }, { enabled: isIn, select: unreadOf }).data ?? 0;
  const { missions, signInDays, claimable } = events ?? NOTHING;
  const wheel = guest || spins === undefined ? 0 : spins;
  return {
    missions,
    signInDays,
    wheel,
    events: claimable,
    mail,
    all: claimable + wheel + mail,
    knowsEvents: events !== undefined && (guest || spins !== undefined),
  };
}
