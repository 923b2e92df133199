import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import type { ResultOf } from '#protocol/operation.ts';
import type { getEnvelopeRecords } from '#protocol/operations/envelope.ts';
import { stateOf } from '../state/envelopeState.ts';

type Records = ResultOf<typeof getEnvelopeRecords>;

/** An envelope of the recent past: claimed with a share, or missed. `time` is the time of the claim or of the envelope. */
export interface RecentEnvelope {
  readonly envelope: OwnRedEnvelope;
  readonly time: string;
}

/**
 * Returns the latest envelopes that the player claimed or missed, newest first.
 *
 * @param claimed the player's claims
 * @param seen the newest envelopes that the player may see, in any state
 * @param now in milliseconds
 * @param ownID the player's id; their own envelopes are never missed
 */
export function recentOf(
  claimed: Records['List'],
  seen: readonly OwnRedEnvelope[],
  now: number,
  ownID: string | undefined,
  limit: number,
): readonly RecentEnvelope[] {
  const missed = seen.filter((envelope) => {
    const state = stateOf(envelope, now, ownID);
    return envelope.Sender.PlayerID !== ownID && (state === 'gone' || state === 'expired' || state === 'cancelled');
  });
  return [
    ...claimed.map(({ RedEnvelope, CreateTime }) => ({ envelope: RedEnvelope, time: CreateTime })),
    ...missed.map((envelope) => ({ envelope, time: envelope.CreateTime })),
  ]
    .toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))
    .slice(0, limit);
}

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Returns the gold that the player claimed in the last seven days. Undefined if the first page of the records does not contain all claims
 * of these days.
 *
 * @param now in milliseconds
 */
export function weekSumOf({ List, Total }: Records, now: number): number | undefined {
  const week = List.filter(({ CreateTime }) => Date.parse(CreateTime) > now - WEEK_MS);
  if (week.length === List.length && List.length < Total) return undefined;
  return week.reduce((sum, { Amount }) => sum + Amount, 0);
}
