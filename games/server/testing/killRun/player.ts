import { setTimeout } from 'node:timers/promises';
import type { RoundView } from '#games/api/index.ts';
import { ask, CallRefused } from '../gameServerWorld.ts';

const RETRY_MS = 100;
/** The share of open rounds that a player ends or answers at once. */
const ANSWERED = 0.8;
/** The share of choices that are answered twice. */
const TWICE = 0.3;

/** Refusals after which a player waits. Other refusals are faults. */
const EXPECTED = new Set(['TOO_SOON', 'ROUND_OPEN', 'STATE_CHANGED', 'WALLET_UNREACHABLE', 'UNAVAILABLE']);

export interface PlayerParts {
  readonly origin: () => Promise<string>;
  readonly token: string;
  /** Whether another round is wanted. Counts it. */
  readonly wantsRound: () => boolean;
  readonly onRound: (round: RoundView) => void;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  /** The requests of all players that are under way. */
  readonly underWay: Set<string>;
  /** The players that have seen a choice which no answer has ended yet. */
  readonly choosing: Set<string>;
}

/** Plays until no round is wanted. Continues after lost connections and restarts. */
export async function play(parts: PlayerParts): Promise<void> {
  while (parts.wantsRound()) await untilDone(() => playRound(parts));
}

async function playRound(parts: PlayerParts): Promise<boolean> {
  const { origin, token, onRound, random, underWay, choosing } = parts;
  const server = await origin();
  const { Next, OpenRound } = await ask(server, 'readState', {}, token);
  // Some choices wait a while, and the next round is refused meanwhile.
  if (OpenRound !== undefined && waitsForChoice(OpenRound) && random() < ANSWERED)
    await choose(parts, server, OpenRound);
  // Some rounds are left to the janitor.
  if (OpenRound?.Result !== undefined && random() < ANSWERED)
    await ask(server, 'close', { RoundID: OpenRound.RoundID }, token);
  const { SeedID, Nonce } = Next;
  underWay.add(token);
  try {
    const round = await ask(server, 'spin', { Stake: 100, SeedID, Nonce }, token);
    onRound(round);
    if (waitsForChoice(round)) choosing.add(token);
  } finally {
    underWay.delete(token);
  }
  return true;
}

const waitsForChoice = ({ Choice }: RoundView): boolean => Choice !== undefined && Choice.Chosen === undefined;

/** Chooses an option. At times a second request with another option goes out at the same moment, as from another tab. */
async function choose(
  { token, onRound, random, underWay, choosing }: PlayerParts,
  server: string,
  { RoundID, Choice }: RoundView,
): Promise<void> {
  const options = Choice?.Options ?? [];
  const wanted = options.slice(Math.floor(random() * options.length)).slice(0, random() < TWICE ? 2 : 1);
  underWay.add(token);
  try {
    const answers = await Promise.allSettled(wanted.map((Option) => ask(server, 'choose', { RoundID, Option }, token)));
    for (const answer of answers) if (answer.status === 'fulfilled') onRound(answer.value);
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
    choosing.delete(token);
  } finally {
    underWay.delete(token);
  }
}

export async function untilDone(work: () => Promise<boolean>): Promise<void> {
  for (;;) {
    try {
      if (await work()) return;
    } catch (error) {
      // `fetch` fails with a TypeError when the connection is lost, and a cut answer is no JSON.
      const isExpected =
        error instanceof CallRefused
          ? EXPECTED.has(error.code)
          : error instanceof TypeError || error instanceof SyntaxError;
      if (!isExpected) throw error;
    }
    await setTimeout(RETRY_MS);
  }
}
