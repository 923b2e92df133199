import { setTimeout } from 'node:timers/promises';
import type { RoundView } from '#games/api/index.ts';
import { ask, CallRefused } from '../gameServerWorld.ts';

const RETRY_MS = 100;

/** Answers that a player waits through. Other refusals are faults. */
const EXPECTED = new Set(['TOO_SOON', 'ROUND_OPEN', 'STATE_CHANGED', 'WALLET_UNREACHABLE', 'UNAVAILABLE']);

export interface PlayerParts {
  /** Where the game server is now. */
  readonly origin: () => Promise<string>;
  readonly token: string;
  /** Whether another round is wanted. Counts it. */
  readonly wantsRound: () => boolean;
  /** A round whose answer has arrived. */
  readonly onRound: (round: RoundView) => void;
}

/** Plays until no round is wanted. Goes on after lost connections and restarts. */
export async function play({ origin, token, wantsRound, onRound }: PlayerParts): Promise<void> {
  while (wantsRound()) await untilDone(() => playRound(origin, token, onRound));
}

async function playRound(
  origin: PlayerParts['origin'],
  token: string,
  onRound: PlayerParts['onRound'],
): Promise<boolean> {
  const server = await origin();
  const { Next, OpenRound } = await ask(server, 'readState', {}, token);
  // Some rounds are left to the janitor.
  if (OpenRound?.Result !== undefined && Math.random() < 0.8)
    await ask(server, 'close', { RoundID: OpenRound.RoundID }, token);
  const { SeedID, Nonce } = Next;
  const round = await ask(server, 'spin', { Stake: 100, SeedID, Nonce }, token);
  onRound(round);
  return true;
}

/** Repeats work until it is done. */
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
