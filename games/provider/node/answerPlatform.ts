import { createHmac, timingSafeEqual } from 'node:crypto';
import { CLOCK_WINDOW_MS, MAX_ROUNDS, roundRequestText } from '#protocol/wallet/index.ts';
import { readPlayersBoards, readPlayersRound } from '../history/publishedRound.ts';
import { fishSymbols } from '../history/fishSymbols.ts';
import { namesOfShots, readPlayersFish, readPlayersFishBoards } from '../history/publishedFish.ts';
import { namesOfBets, type PlaceNames, readPlayersTable, readPlayersTableBoards } from '../history/publishedTable.ts';
import { replayRound } from '../history/replayRound.ts';
import { tableSymbols } from '../history/tableSymbols.ts';
import type { ProviderPorts } from '../ports.ts';

/** The published files of a game's version. */
export interface PublishedFiles {
  /** The text of its `maths.json`, or of the `rules.json` of a table. */
  readonly maths: string;
  /** The names of the places of a table. */
  readonly places?: PlaceNames;
  /** The names of the fish of a room. */
  readonly fish?: PlaceNames;
  /** Pictures of its symbols, as data URLs. They are answered once for a game, not with each round. */
  readonly symbols?: Readonly<Record<string, string>>;
}

export interface PlatformParts {
  readonly ports: ProviderPorts;
  /** `Rounds.Secret` of the declaration at the platform. */
  readonly secret: string;
  /** The published files by the SHA-256 of `maths.json` or `rules.json`. */
  readonly files: (hash: string) => PublishedFiles | undefined;
}

/** A request of the platform: its two headers and its question. A missing header is empty. */
export interface PlatformRequest {
  readonly question: PlatformQuestion;
  /** The header `x-platform-timestamp`. */
  readonly timestamp: string;
  /** The header `x-platform-signature`. */
  readonly signature: string;
}

export type PlatformQuestion =
  /** `GET /rounds/<round>?user=<id>` */
  | { readonly round: string; readonly user: string }
  /** `GET /rounds?user=<id>&rounds=<round>,<round>` */
  | { readonly rounds: string; readonly user: string }
  /** `GET /rounds?game_code=<code>` */
  | { readonly gameCode: string };

export interface PlatformAnswer {
  readonly status: 200 | 401 | 404;
  readonly body: object;
}

function signedText(question: PlatformQuestion, timestamp: string): string {
  if ('gameCode' in question) return roundRequestText(timestamp, '', question.gameCode);
  return roundRequestText(timestamp, question.user, 'round' in question ? question.round : question.rounds);
}

/** Answers the platform's request for rounds of its player, or for the pictures of a game (docs/providers.md). */
export async function answerPlatform(
  parts: PlatformParts,
  { question, timestamp, signature }: PlatformRequest,
): Promise<PlatformAnswer> {
  const { ports, secret } = parts;
  const expected = createHmac('sha256', secret).update(signedText(question, timestamp)).digest();
  const given = Buffer.from(signature, 'hex');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const isNow = /^\d{1,15}$/.test(timestamp) && Math.abs(Number(timestamp) - ports.now()) <= CLOCK_WINDOW_MS;
  if (!isSigned || !isNow) return { status: 401, body: {} };
  const body = await answerQuestion(parts, question);
  return body === undefined ? { status: 404, body: {} } : { status: 200, body };
}

/** Undefined if there is no such round, or no picture of the game. */
async function answerQuestion(
  { ports, files }: PlatformParts,
  question: PlatformQuestion,
): Promise<object | undefined> {
  if ('gameCode' in question) {
    const room = ports.fish?.current(question.gameCode);
    if (room !== undefined) return { symbols: fishSymbols(room.file) };
    const table = ports.tables?.current(question.gameCode);
    if (table !== undefined) return { symbols: tableSymbols(table.file) };
    const version = ports.catalogue.current(question.gameCode);
    const symbols = version && files(version.hash)?.symbols;
    return symbols && { symbols };
  }
  if ('rounds' in question) {
    const rounds = question.rounds.split(',').slice(0, MAX_ROUNDS);
    const asked = { user: question.user, rounds };
    const boards = [
      readPlayersBoards(ports, asked),
      readPlayersTableBoards(ports, asked),
      readPlayersFishBoards(ports, asked),
    ];
    return { rounds: (await Promise.all(boards)).flat() };
  }
  const table = await readPlayersTable(ports, question);
  if (table !== undefined) {
    const { maths, places } = files(table.Rules) ?? {};
    const record = { ...table, ...(places && { PlaceNames: namesOfBets(table, places) }) };
    return { record, ...(maths !== undefined && { maths }) };
  }
  const window = await readPlayersFish(ports, question);
  if (window !== undefined) {
    const { maths, fish } = files(window.Rules) ?? {};
    const record = { ...window, ...(fish && { FishNames: namesOfShots(window, fish) }) };
    return { record, ...(maths !== undefined && { maths }) };
  }
  const record = await readPlayersRound(ports, question);
  if (record === undefined) return undefined;
  const maths = files(record.Maths)?.maths;
  const replay = replayRound(record);
  return { record, ...(maths !== undefined && { maths }), ...(replay && { replay }) };
}
