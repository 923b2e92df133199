import type { EventEntry } from '#protocol/entities/mission.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { useOperation } from '../../base/client/index.ts';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';

/** The number of claimable rewards, spins and unread mails. */
export interface Badges extends BadgeCounts {
  /** Whether the events are loaded. Until then, do not show a reward as claimed. */
  readonly knowsEvents: boolean;
}

export interface BadgeCounts {
  readonly missions: number;
  /** 1 while today's sign-in can be claimed. */
  readonly signInDays: number;
  readonly wheel: number;
  /** The number in the header of the page of today's rewards: rewards to claim, without spins. */
  readonly events: number;
  readonly mail: number;
  /** The sum of events, spins and mail. */
  readonly all: number;
}

/** The number of claimable rewards in one kind of event, or in all. */
const waiting = (entries: readonly EventEntry[], kind?: EventEntry['Kind']): number =>
  entries.reduce((sum, { Kind, Badge }) => (Kind === (kind ?? Kind) ? sum + Badge : sum), 0);

// The selectors are outside of the component, so that each runs only when its data change.
const eventsOf = ({ List }: ResultOf<typeof getEvents>) => ({
  missions: waiting(List, 'mission'),
  signInDays: waiting(List, 'signInDays'),
  claimable: waiting(List),
});
const freeSpinsOf = ({ Left }: ResultOf<typeof getFireWheel>): number => Left.FreeSpins + Left.TicketSpins;
const unreadOf = ({ Unread }: ResultOf<typeof getMails>): number => Unread;
const NOTHING = { missions: 0, signInDays: 0, claimable: 0 };

/**
 * The source of every badge. All counts are 0 while signed out and until loaded. Spins of a guest do not count, since the wheel is for
 * members. `KeepBadges` updates the counts.
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
