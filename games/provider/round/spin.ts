import type { RoundView } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { requireSession } from '../session/requireSession.ts';
import type { RowKey } from '#store/port.ts';
import { placeOf, poolKeys } from '../jackpots/pools.ts';
import type { ProviderTables, RoundRow, SessionRow } from '../tables.ts';
import { keepRound, type SpinRequest } from './keepRound.ts';
import { roundView } from './roundView.ts';
import { finishRound, isFinished } from './finishRound.ts';
import { isUnanswered, waits } from './states.ts';
import { storeStakeAnswer } from './storeStakeAnswer.ts';
import type { ShownRounds } from './shownRounds.ts';
import { takeStake } from './walletContent.ts';

/**
 * Plays a round in two commits. The first fixes its outcome, the second stores the wallet's answer. Without an answer the
 * round stays `kept` or `staking`, and the janitor repeats the call.
 *
 * @throws ProviderFailure as `keepRound`; nothing is stored then
 */
export async function spin(
  ports: ProviderPorts,
  shown: ShownRounds,
  token: string,
  request: SpinRequest,
): Promise<RoundView> {
  const known = await requireSession(ports.store, ports, token);
  await closeLast(ports, shown, known, request);
  const kept = await ports.store.transaction(
    (tx) => keepRound(tx, ports, shown, { known, request }),
    rowsToKeep(ports, known, request),
  );
  const { session, seed, round, isRepeated, outcome } = kept;
  if (isRepeated) return roundView(ports, round, seed);
  shown.forget([session.RoundID]);
  const result = await takeStake(ports.wallet, session, round);
  if (result.kind === 'unknown') return roundView(ports, round, seed);
  const { RoundID } = round;
  const settled = await ports.store.transaction(
    (tx) => storeStakeAnswer(tx, ports, { session, RoundID, result }),
    rowsToSettle(ports, session, round),
  );
  return roundView(ports, settled, seed, outcome);
}

type Rows = readonly RowKey<ProviderTables>[];

/** Games without a level read no row of one. */
const levelRows = (file: MathsFile | undefined, SessionID: string, Stake: number): Rows =>
  file?.level === undefined ? [] : [{ table: 'levels', key: [SessionID, Stake] }];

const rowsToKeep = (
  { catalogue }: ProviderPorts,
  { SessionID, SeedID, RoundID, GameCode }: SessionRow,
  { Stake, GrantID }: SpinRequest,
): Rows => [
  { table: 'sessions', key: [SessionID] },
  { table: 'seeds', key: [SeedID] },
  ...(RoundID === '' ? [] : [{ table: 'rounds', key: [RoundID] } as const]),
  ...levelRows(catalogue.current(GameCode)?.file, SessionID, Stake),
  ...(GrantID === undefined ? [] : [{ table: 'grants', key: [SessionID, GrantID] } as const]),
];

const rowsToSettle = ({ catalogue }: ProviderPorts, session: SessionRow, { RoundID, Maths, Stake }: RoundRow): Rows => [
  { table: 'rounds', key: [RoundID] },
  { table: 'sessions', key: [session.SessionID] },
  ...poolKeys(placeOf(session), catalogue.version(Maths)?.file).map((key) => ({ table: 'jackpots', key }) as const),
  ...levelRows(catalogue.version(Maths)?.file, session.SessionID, Stake),
];

/** A client spins again once it has shown the round before, also without a `close`. */
async function closeLast(
  ports: ProviderPorts,
  shown: ShownRounds,
  session: SessionRow,
  { SeedID, Nonce }: SpinRequest,
): Promise<void> {
  const { RoundID } = session;
  if (RoundID === '' || shown.has(RoundID)) return;
  const round = await ports.store.table('rounds').get(RoundID);
  if (round === undefined || isUnanswered(round) || waits(round) || isFinished(round)) return;
  // A repeated request is for this very round, and another seed or nonce is refused.
  if (round.SeedID !== SeedID || round.Nonce + 1 !== Nonce) return;
  await finishRound(ports, shown, session, round);
}
