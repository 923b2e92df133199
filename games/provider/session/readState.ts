import type { SessionState } from '#games/api/index.ts';
import type { GrantFacts } from '#protocol/wallet/index.ts';
import { addGrants, readGrants, usableGrants } from '../grants/grants.ts';
import { readLevels } from '../levels/levels.ts';
import { placeOf, readPools } from '../jackpots/pools.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import { roundView } from '../round/roundView.ts';
import type { ShownRounds } from '../round/shownRounds.ts';
import { seedView } from '../seed/seeds.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import { isDemo } from './demo.ts';
import { requireSession } from './requireSession.ts';

/** @throws ProviderFailure INVALID_SESSION */
export async function readState(ports: ProviderPorts, shown: ShownRounds, token: string): Promise<SessionState> {
  const rows = await ports.store.readConsistently(async (reader) => {
    const session = await requireSession(reader, ports, token);
    const round = session.RoundID === '' ? undefined : await reader.table('rounds').get(session.RoundID);
    const seeds = await reader.table('seeds').getMany([[session.SeedID], [round?.SeedID ?? session.SeedID]]);
    const file = ports.catalogue.current(session.GameCode)?.file;
    const { MinBet, MaxBet } = session;
    const stakes = (file?.stakes ?? []).filter((stake) => stake >= MinBet && stake <= MaxBet);
    const levels = await readLevels(reader, session, file, stakes);
    const grants = await readGrants(reader, session);
    return { session, round, seeds, stakes, levels, grants, pools: await readPools(reader, placeOf(session), file) };
  });
  const { session, round, stakes, levels, pools } = rows;
  const [next, played] = rows.seeds;
  if (next === undefined || played === undefined) throw new Error(`the session ${session.SessionID} has lost a seed`);
  const { GameCode, Brand, Variant, Currency, LastStake, LastStakeTime, Staked, Won, StartTime, Expires } = session;
  const wallet = await readWallet(ports, session, shown.has(session.RoundID) ? undefined : round);
  const listed = await addGrants(ports, session, rows.grants, wallet?.grants ?? []);
  const grants = usableGrants(listed, stakes, ports.now());
  const view = round === undefined ? undefined : roundView(ports, round, played);
  const isOver = round === undefined || round.State === 'refused' || round.Shown || shown.has(round.RoundID);
  return {
    GameCode,
    Brand,
    Variant,
    Maths: ports.catalogue.current(GameCode)?.hash ?? '',
    Currency,
    LastStake,
    LastStakeTime,
    Staked,
    Won,
    StartTime,
    Now: timeText(ports.now()),
    Expires,
    Balance: wallet?.balance,
    Stakes: stakes,
    Jackpots: pools,
    Levels: levels,
    Grants: grants.length === 0 ? undefined : grants,
    Next: seedView(next),
    OpenRound: isOver ? undefined : view,
    LastRound: isOver ? view : undefined,
  };
}

/**
 * Reads the balance with an open round's win, and the free spins that the wallet lists. Undefined if the wallet does not answer, or may
 * have paid the win of a long round.
 */
async function readWallet(
  { wallet }: ProviderPorts,
  session: SessionRow,
  round: RoundRow | undefined,
): Promise<{ readonly balance: number; readonly grants?: readonly GrantFacts[] | undefined } | undefined> {
  if (isDemo(session)) return { balance: session.DemoCoins };
  if (round?.State === 'paying') return undefined;
  const result = await wallet.balance({ token: session.WalletToken, game_code: session.GameCode });
  if (result.kind !== 'answered' || result.answer.balance === undefined) return undefined;
  const { balance, grants } = result.answer;
  return { balance: balance + (round?.State === 'staked' ? round.Win : 0), grants };
}
