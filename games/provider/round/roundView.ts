import type { RoundView } from '#games/api/index.ts';
import type { RoundOutcome } from '#games/maths/index.ts';
import type { ProviderPorts } from '../ports.ts';
import type { RoundRow, SeedRow } from '../tables.ts';
import { choiceView } from './choice.ts';
import { recompute } from './outcome.ts';
import { viewedState } from './states.ts';

/**
 * Shows a round, with its outcome computed from its seeds. Before the stake was taken, no part of the result leaves the server.
 *
 * @param known its outcome, if it was just computed
 */
export function roundView(ports: ProviderPorts, round: RoundRow, seed: SeedRow, known?: RoundOutcome): RoundView {
  const {
    SessionID: _session,
    DueTime: _due,
    Attempts: _attempts,
    Prize: _prize,
    Chosen: _chosen,
    ChosenTime: _chosenTime,
    Level,
    LevelAfter: _levelAfter,
    GrantID,
    Win,
    Jackpots,
    Balance,
    ...shown
  } = round;
  const State = viewedState(round);
  const wasTaken = State === 'settled' || State === 'closed';
  const Outcome = wasTaken ? (known ?? recompute(ports, round, seed.ServerSeed)) : undefined;
  return {
    ...shown,
    State,
    Commitment: seed.Commitment,
    ServerSeed: seed.RevealTime === '' ? undefined : seed.ServerSeed,
    Choice: choiceView(ports, round, Outcome),
    Level: ports.catalogue.version(round.Maths)?.file.level === undefined ? undefined : Level,
    GrantID: GrantID === '' ? undefined : GrantID,
    Result: wasTaken ? { Win, Jackpots, Balance, Outcome } : undefined,
  };
}
