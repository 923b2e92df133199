import { CHANNEL } from '#protocol/entities/channel.ts';
import { ENVELOPE_STATUS, type OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { ENVELOPE_METHOD } from '#protocol/rules/envelope.ts';

/**
 * What a red envelope is to one player: `open` may be taken from, `mine` was, `waiting` is a private one on its way to its receiver, the
 * others hold nothing any more.
 */
export type EnvelopeState = 'open' | 'mine' | 'waiting' | 'gone' | 'expired' | 'cancelled';

/**
 * @param now in milliseconds: what is open ends with its time, whether or not the service was asked since
 * @param ownID whose view it is; undefined: nobody is signed in
 */
export function stateOf(envelope: OwnRedEnvelope, now: number, ownID: string | undefined): EnvelopeState {
  const { MyAmount, Status, ExpireTime, ChannelType, PlayerID } = envelope;
  if (MyAmount > 0) return 'mine';
  if (Status === ENVELOPE_STATUS.claimed) return 'gone';
  if (Status === ENVELOPE_STATUS.cancelled) return 'cancelled';
  if (Status === ENVELOPE_STATUS.expired || Date.parse(ExpireTime) <= now) return 'expired';
  return ChannelType === CHANNEL.private && PlayerID !== ownID ? 'waiting' : 'open';
}

/** Whether it is on its way still: neither empty nor ended. */
export const isRunning = ({ Status, ExpireTime }: OwnRedEnvelope, now: number): boolean =>
  Status === ENVELOPE_STATUS.open && Date.parse(ExpireTime) > now;

interface Share {
  readonly Amount: number;
  readonly CreateTime: string;
}

/**
 * 手氣最佳: the largest share, the first of several as large. There is none among equal shares, nor while only one was taken.
 * @param shares as the service lists them, newest first
 */
export function luckiestOf<Taken extends Share>(method: number, shares: readonly Taken[]): Taken | undefined {
  if (method !== ENVELOPE_METHOD.random || shares.length < 2) return undefined;
  return shares.reduce((best, share) => (share.Amount >= best.Amount ? share : best));
}
