import { CHANNEL } from '#protocol/entities/channel.ts';
import { ENVELOPE_STATUS, type OwnRedEnvelope } from '#protocol/entities/envelope.ts';

/**
 * The state of a red envelope for one player: `open` can be claimed, `mine` was claimed by the player, `waiting` is a private envelope for
 * its receiver; in all other states the envelope is empty.
 */
export type EnvelopeState = 'open' | 'mine' | 'waiting' | 'gone' | 'expired' | 'cancelled';

/**
 * @param now in milliseconds; an open envelope expires on time without another read
 * @param ownID the reader's id; undefined while signed out
 */
export function stateOf(envelope: OwnRedEnvelope, now: number, ownID: string | undefined): EnvelopeState {
  const { MyAmount, Status, ExpireTime, ChannelType, PlayerID } = envelope;
  if (MyAmount > 0) return 'mine';
  if (Status === ENVELOPE_STATUS.claimed) return 'gone';
  if (Status === ENVELOPE_STATUS.cancelled) return 'cancelled';
  if (Status === ENVELOPE_STATUS.expired || Date.parse(ExpireTime) <= now) return 'expired';
  return ChannelType === CHANNEL.private && PlayerID !== ownID ? 'waiting' : 'open';
}

/** Whether the envelope is neither empty nor ended. */
export const isRunning = ({ Status, ExpireTime }: OwnRedEnvelope, now: number): boolean =>
  Status === ENVELOPE_STATUS.open && Date.parse(ExpireTime) > now;
