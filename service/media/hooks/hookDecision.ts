import { WindowCounts } from '../../windowCounts.ts';
import type { MediaAuthority } from '../authority.ts';
import { type HookCall, isViewer } from './hookCalls.ts';

const MINUTE_MS = 60_000;
/** The most wrong keys of one address in a minute. */
const MAX_WRONG_KEYS = 10;
/** The most calls about one key or room in a minute. */
const MAX_PER_NAME = 120;
/** The most calls about viewers of one room in a minute. */
const MAX_PLAYS_PER_ROOM = 6000;

export interface HookParts {
  readonly authority: MediaAuthority;
  readonly monotonic: () => number;
  /** Whether a media process behind the server reports what is on air. Otherwise the hooks report it. */
  readonly hasProcess: boolean;
}

/**
 * Creates the decision on calls of an external server.
 * @returns a function that returns undefined for an allowed call, or the reason of the refusal
 */
export function createHookDecision({
  authority,
  monotonic,
  hasProcess,
}: HookParts): (call: HookCall) => Promise<string | undefined> {
  const wrongKeys = new WindowCounts(MAX_WRONG_KEYS, MINUTE_MS);
  const publishes = new WindowCounts(MAX_PER_NAME, MINUTE_MS);
  const plays = new WindowCounts(MAX_PLAYS_PER_ROOM, MINUTE_MS);

  const publish = async ({ kind, name, query, address, connection }: HookCall): Promise<string | undefined> => {
    if (wrongKeys.isSpent(address, monotonic())) return 'attempts';
    // If viewers know the name, it is the name of the room, and the query has the key. Otherwise the name is the key.
    const key = query.get('key');
    const authorised = await authority.authorisePublisher(key ?? name);
    const refused =
      'Refused' in authorised
        ? authorised.Refused
        : key !== null && authorised.RoomID !== name
          ? 'otherRoom'
          : undefined;
    if ('Refused' in authorised || refused !== undefined) {
      wrongKeys.take(address, monotonic());
      return refused;
    }
    if (kind === 'publish' && !hasProcess)
      await authority.publisherStarted({ RoomID: authorised.RoomID, PublisherID: idOf(connection) }, 'untilEnded');
    return undefined;
  };

  const published = async ({ name, query, connection }: HookCall): Promise<void> => {
    if (hasProcess) return;
    // After a reset of the key only a named room can be found.
    const authorised = await authority.authorisePublisher(query.get('key') ?? name);
    const RoomID = 'RoomID' in authorised ? authorised.RoomID : name;
    await authority.publisherEnded({ RoomID, PublisherID: idOf(connection) });
  };

  const play = async ({ kind, name, query }: HookCall): Promise<string | undefined> => {
    const signed = new URLSearchParams();
    for (const part of ['viewer', 'expires', 'sign']) signed.set(part, query.get(part) ?? '');
    const admitted = await authority.admitViewer(`/live/${encodeURIComponent(name)}.flv?${signed.toString()}`, []);
    if (!('refused' in admitted)) return undefined;
    // A playing stream continues after its address has expired.
    return kind === 'stillPlaying' && admitted.refused === 'expired' ? undefined : admitted.refused;
  };

  return async (call) => {
    const { kind, name } = call;
    if (kind === 'other') return undefined;
    const isPlay = isViewer(kind);
    if (name === '' || name.length > 200) return 'unknownKey';
    if (!(isPlay ? plays : publishes).take(name, monotonic())) return 'rate';
    if (isPlay) return play(call);
    if (kind === 'publish' || kind === 'stillPublishing') return publish(call);
    if (kind === 'published') await published(call);
    return undefined;
  };
}

const idOf = (connection: string): string => `hook:${connection.slice(0, 80)}`;
