import type { GameAnswer, GameRequest, HistoryEntry, RoundView } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderPorts } from '../ports.ts';
import { roundView } from '../round/roundView.ts';
import { viewedState } from '../round/states.ts';
import { requireSession } from '../session/requireSession.ts';
import type { RoundRow } from '../tables.ts';

const MAX_PAGE = 50;
/** Outcomes are computed from the seeds. */
const MAX_OUTCOMES = 10;

/** Newest first. Rounds without a known stake are left out. */
export async function listRounds(
  ports: ProviderPorts,
  token: string,
  { Cursor = '', Limit = MAX_PAGE, Outcomes = false }: GameRequest<'listRounds'> = {},
): Promise<GameAnswer<'listRounds'>> {
  const { SessionID } = await requireSession(ports.store, ports, token);
  const limit = Math.max(1, Math.min(Outcomes ? MAX_OUTCOMES : MAX_PAGE, Math.floor(Limit)));
  const before = Cursor === '' ? {} : { RoundID: { lt: Cursor } };
  const rows = await ports.store.table('rounds').find({
    where: { SessionID, SettleTime: { not: '' }, ...before },
    order: [['RoundID', 'desc']],
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const outcomes = Outcomes ? await outcomesOf(ports, page) : [];
  return {
    Rounds: page.map((round, index) => entryOf(round, outcomes[index])),
    Next: rows.length > limit ? (page.at(-1)?.RoundID ?? '') : '',
  };
}

/** The outcomes of rounds whose stake was taken. */
async function outcomesOf(ports: ProviderPorts, rounds: readonly RoundRow[]): Promise<HistoryEntry['Outcome'][]> {
  const seeds = await ports.store.table('seeds').getMany(rounds.map(({ SeedID }) => [SeedID] as const));
  return rounds.map((round, index) => {
    const seed = seeds[index];
    return seed === undefined ? undefined : roundView(ports, round, seed).Result?.Outcome;
  });
}

function entryOf(round: RoundRow, Outcome: HistoryEntry['Outcome']): HistoryEntry {
  const { RoundID, Status, Stake, CreateTime, SeedID, Nonce } = round;
  const State = viewedState(round);
  const wasTaken = State !== 'refused';
  const { Win, Jackpots } = wasTaken ? round : { Win: 0, Jackpots: [] };
  const entry = { RoundID, State, Status, Stake, Win, Jackpots, CreateTime, SeedID, Nonce };
  return Outcome === undefined ? entry : { ...entry, Outcome };
}

/** @throws ProviderFailure INVALID_SESSION, ROUND_UNKNOWN */
export async function readRound(ports: ProviderPorts, token: string, RoundID: string): Promise<RoundView> {
  const { SessionID } = await requireSession(ports.store, ports, token);
  const round = await ports.store.table('rounds').get(RoundID);
  if (round?.SessionID !== SessionID) throw new ProviderFailure('ROUND_UNKNOWN');
  const seed = await ports.store.table('seeds').get(round.SeedID);
  if (seed === undefined) throw new Error(`there is no seed ${round.SeedID}`);
  return roundView(ports, round, seed);
}
