import type { ProviderPorts } from '../ports.ts';
import { type RoundView, roundView } from '../round/roundView.ts';
import type { ShownRounds } from '../round/shownRounds.ts';
import { type SeedView, seedView } from '../seed/seeds.ts';
import type { SessionRow } from '../tables.ts';
import { requireSession } from './requireSession.ts';

/** Everything that a client needs to go on where it was. */
export interface SessionState
  extends Pick<
    SessionRow,
    'GameCode' | 'Variant' | 'Currency' | 'LastStake' | 'LastStakeTime' | 'Staked' | 'Won' | 'StartTime' | 'Expires'
  > {
  /** The coins of the player, an open round's win included. Undefined if the wallet does not answer. */
  readonly Balance: number | undefined;
  readonly Stakes: readonly number[];
  /** Seed and nonce of the next round. */
  readonly Next: SeedView;
  /** The round that the client has not shown to its end. */
  readonly OpenRound: RoundView | undefined;
  /** The round before, if none is open: what the reels show. */
  readonly LastRound: RoundView | undefined;
}

/** Reads the state of a session. @throws ProviderFailure INVALID_SESSION */
export async function readState(ports: ProviderPorts, shown: ShownRounds, token: string): Promise<SessionState> {
  const rows = await ports.store.readConsistently(async (reader) => {
    const session = await requireSession(reader, ports, token);
    const round = session.RoundID === '' ? undefined : await reader.table('rounds').get(session.RoundID);
    const seeds = await reader.table('seeds').getMany([[session.SeedID], [round?.SeedID ?? session.SeedID]]);
    return { session, round, seeds };
  });
  const { session, round } = rows;
  const [next, played] = rows.seeds;
  if (next === undefined || played === undefined) throw new Error(`the session ${session.SessionID} has lost a seed`);
  const { WalletToken, GameCode, Variant, Currency, LastStake, LastStakeTime, Staked, Won, StartTime, Expires } =
    session;
  const answer = await ports.wallet.balance({ token: WalletToken, game_code: GameCode });
  const { MinBet, MaxBet } = session;
  const stakes = ports.catalogue.current(GameCode)?.file.stakes ?? [];
  const view = round === undefined ? undefined : roundView(ports, round, played);
  const isOver = round === undefined || round.State === 'refused' || round.Shown || shown.has(round.RoundID);
  return {
    GameCode,
    Variant,
    Currency,
    LastStake,
    LastStakeTime,
    Staked,
    Won,
    StartTime,
    Expires,
    Balance: answer.kind === 'answered' ? answer.answer.balance : undefined,
    Stakes: stakes.filter((stake) => stake >= MinBet && stake <= MaxBet),
    Next: seedView(next),
    OpenRound: isOver ? undefined : view,
    LastRound: isOver ? view : undefined,
  };
}
