import { type Block, DrawReader } from '../DrawReader.ts';
import type { Check } from '../verifyRound.ts';
import { hmacSha256, sha256 } from '../webCrypto.ts';
import { recomputeBaccarat } from './baccarat.ts';
import { recomputeDoors } from './doors.ts';
import { type PublishedRules, readPublishedRules } from './publishedRules.ts';
import type { TableRecord } from './record.ts';
import { recomputeSicBo } from './sicBo.ts';
import { type TableDraw, TableDraws, type TableOutcome } from './TableDraws.ts';
import { recomputeWheel } from './wheel.ts';

const TABLE_STEPS = ['chain', 'rules', 'seeds', 'result', 'coins'] as const;

export interface TableStep {
  name: (typeof TABLE_STEPS)[number];
  /** `unclaimed`: nothing was compared, since the record lacks the facts. */
  verdict: 'match' | 'differ' | 'unclaimed';
  checks: readonly Check[];
}

export interface TableVerification {
  steps: readonly TableStep[];
  /**
   * `verified`: seed and rules are the published ones, and everything in the record matches. `computed`: nothing differs, but the record
   * does not say what was published.
   */
  verdict: 'verified' | 'differs' | 'computed';
  /** Undefined if the published rules cannot be read. */
  round: RecomputedTable | undefined;
}

export interface RecomputedTable {
  blocks: readonly Block[];
  draws: readonly TableDraw[];
  result: TableOutcome['result'];
  /** The coins that each bet returns, in the order of the record. Undefined for a place that the table does not have. */
  wins: readonly (number | undefined)[];
}

function outcomeOf(rules: PublishedRules, draws: TableDraws): Promise<TableOutcome> {
  switch (rules.kind) {
    case 'baccarat':
      return recomputeBaccarat(rules, draws);
    case 'sicBo':
      return recomputeSicBo(rules, draws);
    case 'wheel':
      return recomputeWheel(rules, draws);
    case 'doors':
      return recomputeDoors(rules, draws);
  }
}

async function recompute(rules: PublishedRules, record: TableRecord, seed: string): Promise<RecomputedTable> {
  const { ClientSeeds, Nonce, Bets } = record;
  const reader = new DrawReader(`${ClientSeeds.join('.')}:${Nonce}`, (message) => hmacSha256(seed, message));
  const draws = new TableDraws(reader);
  const { result, returned } = await outcomeOf(rules, draws);
  const wins = Bets.map(({ Places }) => {
    let coins: number | undefined = 0;
    for (const [place, stake] of Object.entries(Places)) {
      const twentieths = returned(place);
      coins = twentieths === undefined || coins === undefined ? undefined : coins + (stake * twentieths) / 20;
    }
    return coins;
  });
  return { blocks: reader.blocks, draws: draws.all, result, wins };
}

/** Hashes a seed as often as its round counts. The result is the commitment of its chain. */
async function commitmentOf(seed: string, nonce: number): Promise<string> {
  let hash = seed;
  for (let link = 0; link < nonce; link += 1) hash = await sha256(hash);
  return hash;
}

const check = (subject: string, computed: unknown, claimed: unknown): Check => ({
  subject,
  computed: String(computed),
  claimed: String(claimed),
});

function stepOf(name: TableStep['name'], checks: readonly Check[]): TableStep {
  if (checks.length === 0) return { name, verdict: 'unclaimed', checks };
  return { name, verdict: checks.every(({ computed, claimed }) => computed === claimed) ? 'match' : 'differ', checks };
}

/** The pieces of a result as a text: `banker 7 20, player 1 2 3`. */
export const resultText = (result: Readonly<Record<string, readonly number[]>>): string =>
  Object.entries(result)
    .map(([owner, pieces]) => [owner, ...pieces].join(' '))
    .toSorted()
    .join(', ');

/**
 * Computes a round of a table again and compares each step with the record.
 *
 * @param rulesFile the bytes of the published `rules.json`
 * @throws RangeError if the record has no server seed, since the round is not drawn yet
 */
export async function verifyTable(record: TableRecord, rulesFile: Uint8Array<ArrayBuffer>): Promise<TableVerification> {
  const { ServerSeed, Commitment, Rules, GameCode, Nonce, Result, Bets, ClientSeeds, OwnSeed } = record;
  if (ServerSeed === undefined) throw new RangeError('the round is not drawn yet');
  const rules = readPublishedRules(rulesFile);
  const round = rules && (await recompute(rules, record, ServerSeed));
  const steps = [
    stepOf(
      'chain',
      Commitment === undefined ? [] : [check('commitment', await commitmentOf(ServerSeed, Nonce), Commitment)],
    ),
    stepOf('rules', [
      ...(Rules === undefined ? [] : [check('hash', await sha256(rulesFile), Rules)]),
      check('game', rules?.code ?? 'not readable', GameCode),
    ]),
    stepOf(
      'seeds',
      OwnSeed === undefined ? [] : [check('own seed', ClientSeeds.includes(OwnSeed) ? OwnSeed : 'missing', OwnSeed)],
    ),
    stepOf(
      'result',
      round === undefined || Result === undefined
        ? []
        : [check('result', resultText(round.result), resultText(Result))],
    ),
    stepOf(
      'coins',
      round === undefined
        ? []
        : Bets.map(({ BetID, Win }, at) => check(BetID, round.wins[at] ?? 'a place that the table does not have', Win)),
    ),
  ];
  return { steps, verdict: verdictOf(steps, record), round };
}

function verdictOf(steps: readonly TableStep[], { Commitment, Rules }: TableRecord): TableVerification['verdict'] {
  if (steps.some(({ verdict }) => verdict === 'differ')) return 'differs';
  return Commitment === undefined || Rules === undefined ? 'computed' : 'verified';
}
