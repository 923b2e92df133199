import type { RecomputedRound, RecomputedSpin, RoundDraw, Step, StepName, Verification } from '#games/verify/index.ts';

const TITLES: Readonly<Record<StepName, string>> = {
  seed: 'SHA-256 of the server seed = commitment',
  maths: 'SHA-256 of maths.json = the hash of the round',
  draws: 'stops and jackpots drawn',
  spins: 'windows, lines, scatters, ladder, pay',
  coins: 'coins paid',
  ledger: 'coins booked by the platform',
};
const VERDICTS: Readonly<Record<Verification['verdict'], string>> = {
  verified: 'VERIFIED: every recorded value matches.',
  differs: 'NOT VERIFIED: see the steps marked FAIL.',
  computed: 'COMPUTED: no commitment or hash was given to compare with.',
};
const MARKS = { match: 'ok  ', differ: 'FAIL', unclaimed: '-   ' } as const;

const drawLine = ({ offset, bytes, number, below, share, result, ...draw }: RoundDraw): string => {
  const what = draw.purpose === 'stop' ? `reel ${draw.reel + 1}` : `jackpot ${draw.jackpot}`;
  const read = result === undefined ? 'skipped' : `${number} ÷ ${share} = ${result} of ${below}`;
  return `    bytes ${String(offset).padStart(2)}–${offset + 3}  ${bytes}  ${what}: ${read}`;
};

const tenths = (pay: number): string => `×${pay / 10}`;

function spinLines(round: RecomputedRound, spin: RecomputedSpin, at: number): string[] {
  const draws = round.draws.filter((draw) => draw.spin === at);
  const blocks = round.blocks.filter(({ cursor }) => draws.some(({ block }) => block === cursor));
  const rows = Array.from({ length: round.rows }, (_, row) => spin.window.map((reel) => reel[row]).join(' '));
  return [
    `${spin.kind} spin${spin.kind === 'free' ? ` ${at} at ×${spin.multiple}` : ''}`,
    ...blocks.flatMap(({ cursor, message, bytes }) => [
      `  block ${cursor}: HMAC-SHA-256(server seed, "${message}")`,
      `    ${bytes}`,
      ...draws.filter(({ block }) => block === cursor).map(drawLine),
    ]),
    `  stops ${spin.stops.join(' ')}`,
    ...rows.map((row) => `    ${row}`),
    ...spin.wins.map(({ line, symbol, count, pay }) => `  line ${line}: ${count} ${symbol} pays ${tenths(pay)}`),
    `  ${spin.scatters} scatters, pay ${tenths(spin.pay)}`,
  ];
}

function roundLines(round: RecomputedRound): string[] {
  const hits = round.jackpots.filter(({ isHit }) => isHit).map(({ name }) => name);
  return [
    ...round.spins.flatMap((spin, at) => spinLines(round, spin, at)),
    `jackpots: ${hits.join(', ') || 'none'}`,
    `the round pays ${tenths(round.pay)}${round.isCapped ? ', the cap' : ''}: ${round.coins} coins without jackpots`,
  ];
}

const stepLines = ({ name, verdict, checks }: Step): string[] => [
  `${MARKS[verdict]} ${TITLES[name]}`,
  ...checks
    .filter(({ computed, claimed }) => computed !== claimed)
    .map(({ subject, computed, claimed }) => `       ${subject}: computed ${computed}, recorded ${claimed}`),
];

export const reportLines = ({ steps, round, verdict }: Verification): string[] => [
  ...(round === undefined ? [] : roundLines(round)),
  '',
  ...steps.flatMap(stepLines),
  '',
  VERDICTS[verdict],
];
