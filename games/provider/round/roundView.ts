import type { RoundOutcome } from '#games/maths/index.ts';
import type { ProviderPorts } from '../ports.ts';
import type { RoundRow, SeedRow } from '../tables.ts';
import { recompute } from './outcome.ts';

/** A round as its player sees it. */
export interface RoundView
  extends Omit<RoundRow, 'SessionID' | 'DueTime' | 'Attempts' | 'Win' | 'Jackpots' | 'Balance'> {
  readonly Commitment: string;
  /** Once the seed is revealed. */
  readonly ServerSeed: string | undefined;
  /** Once the stake was taken: before, nothing of the result leaves the server. */
  readonly Result: RoundResult | undefined;
}
export interface RoundResult extends Pick<RoundRow, 'Win' | 'Jackpots' | 'Balance'> {
  /** Undefined if the server no longer has the version of the game. */
  readonly Outcome: RoundOutcome | undefined;
}

/** Shows a round, its outcome computed again from its seeds. */
export function roundView(ports: ProviderPorts, round: RoundRow, seed: SeedRow): RoundView {
  const { SessionID: _session, DueTime: _due, Attempts: _attempts, Win, Jackpots, Balance, ...shown } = round;
  const wasTaken = round.State === 'settled' || round.State === 'closed';
  return {
    ...shown,
    Commitment: seed.Commitment,
    ServerSeed: seed.RevealTime === '' ? undefined : seed.ServerSeed,
    Result: wasTaken ? { Win, Jackpots, Balance, Outcome: recompute(ports, round, seed.ServerSeed) } : undefined,
  };
}
