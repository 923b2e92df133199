import { createHmac } from 'node:crypto';
import { type PublishedRounds, ProviderUnreachable } from '#domain/ports/gameProvider.ts';
import {
  type GameProviderDeclaration,
  MAX_ROUND_BYTES,
  PLATFORM_SIGNATURE_HEADER,
  PLATFORM_TIME_HEADER,
  PublishedBoards,
  PublishedRound,
  PublishedSymbols,
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
    const path = `/${encodeURIComponent(round)}`;
    return ask(declared, { path, query: { user }, signed: [user, round], timestamp: String(now()) }, (json) =>
      PublishedRound.parse(json),
    );
  },
  async readBoards({ ID }, ids, user) {
    const declared = byProvider.get(ID);
    if (declared === undefined) return [];
    const rounds = ids.join(',');
    const asked = { path: '', query: { user, rounds }, signed: [user, rounds], timestamp: String(now()) } as const;
    const boards = await ask(declared, asked, (json) => PublishedBoards.parse(json));
    return boards?.rounds ?? [];
  },
  async readSymbols({ ID }, gameCode) {
    const declared = byProvider.get(ID);
    if (declared === undefined) return undefined;
    const query = { game_code: gameCode };
    const asked = { path: '', query, signed: ['', gameCode], timestamp: String(now()) } as const;
    return (await ask(declared, asked, (json) => PublishedSymbols.parse(json)))?.symbols;
  },
});

interface PlatformQuestion {
  /** A path below the declared address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The player and round of the signed text. */
  readonly signed: readonly [user: string, round: string];
  readonly timestamp: string;
}

/** Undefined if the provider answers 404. @throws ProviderUnreachable */
async function ask<Answer>(
  { URL: address, Secret }: RoundsDeclaration,
  { path, query, signed, timestamp }: PlatformQuestion,
  read: (json: unknown) => Answer,
): Promise<Answer | undefined> {
  const target = new URL(address);
  target.pathname = `${target.pathname.replace(/\/$/, '')}${path}`;
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  const signature = createHmac('sha256', Secret)
    .update(roundRequestText(timestamp, ...signed))
    .digest('hex');
  try {
    const answer = await fetch(target, {
      headers: { [PLATFORM_TIME_HEADER]: timestamp, [PLATFORM_SIGNATURE_HEADER]: signature },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === NOT_FOUND) return undefined;
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return read(JSON.parse(await readText(answer)));
  } catch (error) {
    throw new ProviderUnreachable('the rounds could not be read', { cause: error });
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
