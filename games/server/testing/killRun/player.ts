import { setTimeout } from 'node:timers/promises';
import type { RoundView } from '#games/api/index.ts';
import { ask, CallRefused } from '../gameServerWorld.ts';

const RETRY_MS = 100;

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
}

/** Plays until no round is wanted. Continues after lost connections and restarts. */
export async function play(parts: PlayerParts): Promise<void> {
  while (parts.wantsRound()) await untilDone(() => playRound(parts));
}

async function playRound({ origin, token, onRound, random, underWay }: PlayerParts): Promise<boolean> {
  const server = await origin();
  const { Next, OpenRound } = await ask(server, 'readState', {}, token);
  // Some rounds are left to the janitor.
  if (OpenRound?.Result !== undefined && random() < 0.8)
    await ask(server, 'close', { RoundID: OpenRound.RoundID }, token);
  const { SeedID, Nonce } = Next;
  underWay.add(token);
  try {
    onRound(await ask(server, 'spin', { Stake: 100, SeedID, Nonce }, token));
  } finally {
    underWay.delete(token);
  }
  return true;
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
