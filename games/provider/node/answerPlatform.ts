import { createHmac, timingSafeEqual } from 'node:crypto';
import { CLOCK_WINDOW_MS, roundRequestText } from '#protocol/wallet/index.ts';
import { readPlayersRound } from '../history/publishedRound.ts';
import { replayRound } from '../history/replayRound.ts';
import type { ProviderPorts } from '../ports.ts';

/** The published files of a game's version. */
export interface PublishedFiles {
  /** The text of its `maths.json`. */
  readonly maths: string;
  /** Pictures of its symbols, as data URLs. */
  readonly symbols?: Readonly<Record<string, string>>;
}

export interface PlatformParts {
  readonly ports: ProviderPorts;
  /** `Rounds.Secret` of the declaration at the platform. */
  readonly secret: string;
  /** The published files by the SHA-256 of `maths.json`. */
  readonly files: (hash: string) => PublishedFiles | undefined;
}

/** `GET /rounds/<round>?user=<id>` with its two headers. A missing header is empty. */
export interface PlatformRequest {
  readonly round: string;
  readonly user: string;
  /** The header `x-platform-timestamp`. */
  readonly timestamp: string;
  /** The header `x-platform-signature`. */
  readonly signature: string;
}

export interface PlatformAnswer {
  readonly status: 200 | 401 | 404;
  readonly body: object;
}

/** Answers the platform's request for a round of its player (docs/providers.md). */
export async function answerPlatform(
  { ports, secret, files }: PlatformParts,
  { round, user, timestamp, signature }: PlatformRequest,
): Promise<PlatformAnswer> {
  const expected = createHmac('sha256', secret)
    .update(roundRequestText(timestamp, user, round))
    .digest();
  const given = Buffer.from(signature, 'hex');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const isNow = /^\d{1,15}$/.test(timestamp) && Math.abs(Number(timestamp) - ports.now()) <= CLOCK_WINDOW_MS;
  if (!isSigned || !isNow) return { status: 401, body: {} };
  const record = await readPlayersRound(ports, { user, round });
  if (record === undefined) return { status: 404, body: {} };
  const replay = replayRound(record);
  return { status: 200, body: { record, ...files(record.Maths), ...(replay && { replay }) } };
}
