import { readPublishedGame } from './published.ts';
import { type RecomputedRound, recomputeRound } from './recompute.ts';
import type { RecomputedSpin } from './RoundReplay.ts';
import type { RecomputedHold } from './hold.ts';
import { changeTexts } from './changesText.ts';
import type { RecomputedChoice } from './choice.ts';
import type { RecomputedLevel } from './level.ts';
import type { ClaimedChoice, ClaimedHold, ClaimedLevel, ClaimedSpin, RoundRecord } from './record.ts';
import { cellsText, coinsText, namesText, optionsText, orbsText, windowText, winsText } from './texts.ts';
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

const played = (part: unknown): string => (part === undefined ? 'not played' : 'played');

const textsOf = (parts: readonly [string, unknown][]): Record<string, unknown> => Object.fromEntries(parts);

/** Each part of a spin as a text. A record and its computation must have the same texts. */
function textsOfSpin(spin: RecomputedSpin | ClaimedSpin): Record<string, unknown> {
  const { kind, window, wins, scatters, multiple, pay, coins, orbs, thrown, tumbles } = spin;
  const falls = (tumbles ?? []).flatMap((tumble, at): [string, unknown][] => {
    const name = `tumble ${at + 1}`;
    return [
      [`${name} removed`, cellsText(tumble.removed)],
      [`${name} window`, windowText(tumble.window)],
      [`${name} wins`, winsText(tumble.wins)],
      [`${name} multiple`, tumble.multiple],
      [`${name} multiples`, orbsText(tumble.orbs)],
    ];
  });
  return {
    kind,
    window: windowText(window),
    wins: winsText(wins),
    scatters,
    multiple,
    pay,
    coins: coinsText(coins),
    multiples: orbsText(orbs),
    thrown,
    ...changeTexts(spin),
    tumbles: tumbles?.length,
    ...textsOf(falls),
  };
}

function textsOfHold(hold: RecomputedHold | ClaimedHold): Record<string, unknown> {
  const { respins, isFull, multiple, prize, jackpot, pay } = hold;
  const each = respins.map(({ coins, left }, at): [string, unknown] => [
    `respin ${at + 1}`,
    `${coinsText(coins)}; ${left} left`,
  ]);
  return { respins: respins.length, ...textsOf(each), isFull, multiple, prize, jackpot, pay };
}

const textsOfChoice = ({ options, chosen }: RecomputedChoice | ClaimedChoice): Record<string, unknown> => ({
  options: optionsText(options),
  chosen,
});

const textsOfLevel = ({
  before,
  collected,
  after,
  wheel,
}: RecomputedLevel | ClaimedLevel): Record<string, unknown> => ({
  before,
  collected: cellsText(collected),
  after,
  ...(wheel && { field: wheel.field, 'wheel pay': wheel.pay, jackpot: wheel.jackpot }),
});

/** Compares each text of two parts. Parts that a game does not have are no checks. */
function textChecks(
  name: string,
  computed: Record<string, unknown> | undefined,
  claimed: Record<string, unknown> | undefined,
): Check[] {
  if (computed === undefined && claimed === undefined) return [];
  if (computed === undefined || claimed === undefined) return [check(name, played(computed), played(claimed))];
  return [...new Set([...Object.keys(computed), ...Object.keys(claimed)])].flatMap((part) =>
    computed[part] === undefined && claimed[part] === undefined
      ? []
      : [check(`${name} ${part}`, computed[part] ?? 'none', claimed[part] ?? 'none')],
  );
}

function outcomeSteps(round: RecomputedRound, { Result, Ledger, Stake }: RoundRecord): Step[] {
  const outcome = Result?.Outcome;
  const hits = namesText(round.hits);
  const drawn: Check[] = [];
  const spun: Check[] = [];
  if (outcome !== undefined) {
    const count = Math.max(round.spins.length, outcome.spins.length);
    for (let at = 0; at < count; at += 1) {
      const [spin, claimed] = [round.spins[at], outcome.spins[at]];
      drawn.push(check(`spin ${at} stops`, spin?.stops.join(' ') ?? 'none', claimed?.stops.join(' ') ?? 'none'));
      spun.push(...textChecks(`spin ${at}`, spin && textsOfSpin(spin), claimed && textsOfSpin(claimed)));
    }
    drawn.push(check('jackpots', hits, namesText(outcome.jackpots)));
    spun.push(...textChecks('hold', round.hold && textsOfHold(round.hold), outcome.hold && textsOfHold(outcome.hold)));
    spun.push(...textChecks('free spins', { expanding: round.expanding }, { expanding: outcome.expanding }));
    spun.push(
      ...textChecks(
        'choice',
        round.choice && textsOfChoice(round.choice),
        outcome.choice && textsOfChoice(outcome.choice),
      ),
    );
    spun.push(
      ...textChecks('level', round.level && textsOfLevel(round.level), outcome.level && textsOfLevel(outcome.level)),
    );
    spun.push(check('pay', round.pay, outcome.pay), check('capped', round.isCapped, outcome.isCapped));
  }
  const paid = Result?.Jackpots ?? [];
  const jackpotCoins = paid.reduce((sum, { Coins }) => sum + Coins, 0);
  const win = round.coins + jackpotCoins;
  const coins =
    Result === undefined
      ? []
      : [check('jackpots paid', hits, namesText(paid.map(({ Name }) => Name))), check('coins', win, Result.Win)];
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
  const { ServerSeed, ClientSeed, Nonce, Stake, Choice, Level } = record;
  if (ServerSeed === undefined) throw new RangeError('the server seed of this round is not revealed yet');
  const game = readPublishedGame(mathsFile);
  const round =
    game === undefined
      ? undefined
      : await recomputeRound(game, record.Variant, {
          ServerSeed,
          ClientSeed,
          Nonce,
          Stake,
          Chosen: Choice?.Chosen,
          Level,
        });
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
