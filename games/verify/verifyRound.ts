import { readPublishedGame } from './published.ts';
import { type RecomputedRound, type RecomputedSpin, recomputeRound } from './recompute.ts';
import type { ClaimedSpin, RoundRecord } from './record.ts';
import { sha256 } from './webCrypto.ts';

/** A computed fact, and the record's. */
export interface Check {
  subject: string;
  computed: string;
  claimed: string;
}

export const STEP_NAMES = ['seed', 'maths', 'draws', 'spins', 'coins', 'ledger'] as const;
export type StepName = (typeof STEP_NAMES)[number];

export interface Step {
  name: StepName;
  /** `unclaimed`: nothing was compared, since the record lacks the facts. */
  verdict: 'match' | 'differ' | 'unclaimed';
  checks: readonly Check[];
}

export interface Verification {
  steps: readonly Step[];
  /**
   * `verified`: seed and file are the published ones, and everything in the record matches.
   * `computed`: nothing differs, but the record does not say what was published.
   */
  verdict: 'verified' | 'differs' | 'computed';
  /** Undefined if the published file cannot be read or has no such variant. */
  round: RecomputedRound | undefined;
}

function stepOf(name: StepName, checks: readonly Check[]): Step {
  if (checks.length === 0) return { name, verdict: 'unclaimed', checks };
  return { name, verdict: checks.every(({ computed, claimed }) => computed === claimed) ? 'match' : 'differ', checks };
}

const check = (subject: string, computed: unknown, claimed: unknown): Check => ({
  subject,
  computed: String(computed),
  claimed: String(claimed),
});

const pictureOf = (window: readonly (readonly string[])[]): string => window.map((reel) => reel.join(' ')).join(' | ');
const winsOf = ({ wins }: Pick<ClaimedSpin, 'wins'> | RecomputedSpin): string =>
  wins.map(({ line, symbol, count, pay }) => `line ${line}: ${count} ${symbol} ${pay}`).join(', ') || 'none';

function spinChecks(spin: RecomputedSpin | undefined, claimed: ClaimedSpin | undefined, at: number): Check[] {
  const name = `spin ${at}`;
  if (spin === undefined || claimed === undefined)
    return [check(name, spin === undefined ? 'not played' : 'played', claimed === undefined ? 'not played' : 'played')];
  return [
    check(`${name} kind`, spin.kind, claimed.kind),
    check(`${name} window`, pictureOf(spin.window), pictureOf(claimed.window)),
    check(`${name} wins`, winsOf(spin), winsOf(claimed)),
    check(`${name} scatters`, spin.scatters, claimed.scatters),
    check(`${name} multiple`, spin.multiple, claimed.multiple),
    check(`${name} pay`, spin.pay, claimed.pay),
  ];
}

const namesOf = (names: readonly string[]): string => names.join(', ') || 'none';

function outcomeSteps(round: RecomputedRound, { Result, Ledger, Stake }: RoundRecord): Step[] {
  const outcome = Result?.Outcome;
  const hits = namesOf(round.jackpots.filter(({ isHit }) => isHit).map(({ name }) => name));
  const drawn: Check[] = [];
  const spun: Check[] = [];
  if (outcome !== undefined) {
    const count = Math.max(round.spins.length, outcome.spins.length);
    for (let at = 0; at < count; at += 1) {
      const [spin, claimed] = [round.spins[at], outcome.spins[at]];
      drawn.push(check(`spin ${at} stops`, spin?.stops.join(' ') ?? 'none', claimed?.stops.join(' ') ?? 'none'));
      spun.push(...spinChecks(spin, claimed, at));
    }
    drawn.push(check('jackpots', hits, namesOf(outcome.jackpots)));
    spun.push(check('pay', round.pay, outcome.pay), check('capped', round.isCapped, outcome.isCapped));
  }
  const paid = Result?.Jackpots ?? [];
  const jackpotCoins = paid.reduce((sum, { Coins }) => sum + Coins, 0);
  const win = round.coins + jackpotCoins;
  const coins =
    Result === undefined
      ? []
      : [check('jackpots paid', hits, namesOf(paid.map(({ Name }) => Name))), check('coins', win, Result.Win)];
  const ledger =
    Ledger === undefined ? [] : [check('stake booked', Stake, Ledger.Stake), check('win booked', win, Ledger.Win)];
  return [stepOf('draws', drawn), stepOf('spins', spun), stepOf('coins', coins), stepOf('ledger', ledger)];
}

/**
 * Computes a round again and compares each step with the record.
 *
 * @param mathsFile the bytes of the published `maths.json`
 * @throws RangeError if the record has no server seed: a seed that is in use stays secret
 */
export async function verifyRound(record: RoundRecord, mathsFile: Uint8Array<ArrayBuffer>): Promise<Verification> {
  const { ServerSeed, ClientSeed, Nonce, Stake } = record;
  if (ServerSeed === undefined) throw new RangeError('the server seed of this round is not revealed yet');
  const game = readPublishedGame(mathsFile);
  const round =
    game === undefined
      ? undefined
      : await recomputeRound(game, record.Variant, { ServerSeed, ClientSeed, Nonce, Stake });
  const steps = [
    stepOf('seed', published('commitment', await sha256(ServerSeed), record.Commitment)),
    stepOf('maths', [
      ...published('hash', await sha256(mathsFile), record.Maths),
      ...published('game', game?.code ?? 'not readable', record.GameCode),
      ...(round === undefined ? [check('variant', 'unknown', record.Variant)] : []),
    ]),
    ...(round === undefined ? [] : outcomeSteps(round, record)),
  ];
  return { steps, verdict: verdictOf(steps, record), round };
}

const published = (subject: string, computed: string, claimed: string | undefined): Check[] =>
  claimed === undefined ? [] : [check(subject, computed, claimed)];

function verdictOf(steps: readonly Step[], { Commitment, Maths }: RoundRecord): Verification['verdict'] {
  if (steps.some(({ verdict }) => verdict === 'differ')) return 'differs';
  return Commitment === undefined || Maths === undefined ? 'computed' : 'verified';
}
