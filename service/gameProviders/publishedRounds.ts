import { createHmac } from 'node:crypto';
import { type PublishedRounds, ProviderUnreachable } from '#domain/ports/gameProvider.ts';
import {
  type GameProviderDeclaration,
  MAX_ROUND_BYTES,
  PLATFORM_SIGNATURE_HEADER,
  PLATFORM_TIME_HEADER,
  PublishedRound,
  roundRequestText,
} from '#protocol/wallet/index.ts';

export type RoundsDeclaration = NonNullable<GameProviderDeclaration['Rounds']>;

const TIMEOUT_MS = 5000;
const NOT_FOUND = 404;

/** Creates the reader of rounds over HTTP. Requests are signed with the secret that the operator declared. */
export const createPublishedRounds = (
  byProvider: ReadonlyMap<string, RoundsDeclaration>,
  now: () => number,
): PublishedRounds => ({
  publishes: ({ ID }) => byProvider.has(ID),
  read({ ID }, round, user) {
    const declared = byProvider.get(ID);
    if (declared === undefined) return Promise.resolve(undefined);
    return readRound(declared, { round, user, timestamp: String(now()) });
  },
});

interface RoundRequest {
  readonly round: string;
  readonly user: string;
  readonly timestamp: string;
}

async function readRound(
  { URL: address, Secret }: RoundsDeclaration,
  { round, user, timestamp }: RoundRequest,
): Promise<PublishedRound | undefined> {
  const target = new URL(address);
  target.pathname = `${target.pathname.replace(/\/$/, '')}/${encodeURIComponent(round)}`;
  target.searchParams.set('user', user);
  const signature = createHmac('sha256', Secret)
    .update(roundRequestText(timestamp, user, round))
    .digest('hex');
  try {
    const answer = await fetch(target, {
      headers: { [PLATFORM_TIME_HEADER]: timestamp, [PLATFORM_SIGNATURE_HEADER]: signature },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === NOT_FOUND) return undefined;
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return PublishedRound.parse(JSON.parse(await readText(answer)));
  } catch (error) {
    throw new ProviderUnreachable('a round could not be read', { cause: error });
  }
}

/** @throws Error if the body is too large */
async function readText({ body }: Response): Promise<string> {
  const stream: AsyncIterable<Uint8Array> | null = body;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream ?? []) {
    size += piece.byteLength;
    if (size > MAX_ROUND_BYTES) throw new Error('the answer is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
