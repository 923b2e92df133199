import type {
  Cell,
  RecomputedRound,
  RecomputedSpin,
  RoundDraw,
  Step,
  StepName,
  Verification,
  Win,
} from '#games/verify/index.ts';

type Coin = NonNullable<RecomputedSpin['coins']>[number];
type Orb = NonNullable<RecomputedSpin['orbs']>[number];
type Tumble = NonNullable<RecomputedSpin['tumbles']>[number];

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
export const MARKS = { match: 'ok  ', differ: 'FAIL', unclaimed: '-   ' } as const;

const cellName = ([reel, row]: Cell): string => `reel ${reel + 1} row ${row + 1}`;

function purposeOf(draw: RoundDraw): string {
  if (draw.purpose === 'stop') return `reel ${draw.reel + 1}`;
  if (draw.purpose === 'row') return `row on reel ${draw.reel + 1}`;
  if (draw.purpose === 'expanding') return 'symbol that expands';
  if (draw.purpose === 'mystery') return 'mystery symbol';
  if (draw.purpose === 'arrow') return 'arrow';
  if (draw.purpose === 'split') return 'pattern of split cells';
  if (draw.purpose === 'jackpot') return `jackpot ${draw.jackpot}`;
  if (draw.purpose === 'prize') return `prize of ${draw.option}`;
  if (draw.purpose === 'field') return 'field of the wheel';
  return draw.purpose === 'coin' ? `coin ${cellName(draw.cell)}` : 'multiple';
}

function drawLine(draw: RoundDraw): string {
  const { offset, bytes, number, below, share, result } = draw;
  const read = result === undefined ? 'skipped' : `${number} ÷ ${share} = ${result} of ${below}`;
  return `    bytes ${String(offset).padStart(2)}–${offset + 3}  ${bytes}  ${purposeOf(draw)}: ${read}`;
}

export const tenths = (pay: number): string => `×${pay / 10}`;

/** The blocks from which some draws were read, and each of the draws. */
function blockLines({ blocks }: RecomputedRound, draws: readonly RoundDraw[]): string[] {
  return blocks
    .filter(({ cursor }) => draws.some(({ block }) => block === cursor))
    .flatMap(({ cursor, message, bytes }) => [
      `  block ${cursor}: HMAC-SHA-256(server seed, "${message}")`,
      `    ${bytes}`,
      ...draws.filter(({ block }) => block === cursor).map(drawLine),
    ]);
}

const windowLines = (rows: number, window: RecomputedSpin['window']): string[] =>
  Array.from({ length: rows }, (_, row) => `    ${window.map((reel) => reel[row]).join(' ')}`);

function winLine({ line, from, ways, symbol, count, multiple, pay }: Win): string {
  const many = ways === undefined ? '' : ` in ${ways} ${ways === 1 ? 'way' : 'ways'}`;
  const side = from === undefined ? '' : ` from the ${from}`;
  const times = multiple === undefined || multiple === 1 ? '' : ` with ×${multiple}`;
  return `${line === undefined ? '' : `line ${line}${side}: `}${count} ${symbol}${many}${times} pays ${tenths(pay)}`;
}

const coinLine = ({ cell, pay, prize, jackpot }: Coin): string =>
  `  coin ${cellName(cell)}: ${tenths(pay)}${prize === undefined ? '' : `, ${prize}`}${jackpot === undefined ? '' : `, jackpot ${jackpot}`}`;

const orbLine = ({ cell, multiple }: Orb): string => `  multiple ${cellName(cell)}: ×${multiple}`;

function tumbleLines(rows: number, { window, wins, multiple, orbs = [] }: Tumble, at: number): string[] {
  return [
    `  tumble ${at + 1} at ×${multiple}`,
    ...windowLines(rows, window),
    ...orbs.map(orbLine),
    ...wins.map((win) => `  ${winLine(win)}`),
  ];
}

/** How the window changed before it paid. */
function changeLines(rows: number, { window, mystery, held, grown, board, nudge, split }: RecomputedSpin): string[] {
  const parts = (split ?? []).map(({ cell, parts: count }) => `  ${cellName(cell)} splits in ${count}`);
  const arrow = nudge === undefined ? [] : [`  the arrow is ${nudge.arrow}`];
  if (board === undefined) return [...arrow, ...parts];
  const why = [
    ...(nudge === undefined ? [] : [`the arrow pushes the last reel ${nudge.arrow}`]),
    ...(mystery === undefined ? [] : [`the mystery symbols become ${mystery}`]),
    ...(held === undefined ? [] : [`wilds stay: ${held.map(cellName).join(', ') || 'none'}`]),
    ...(grown === undefined ? [] : [`wilds fill reel ${grown.map((reel) => reel + 1).join(', ')}`]),
  ];
  const isSame = board.every((column, reel) => column.join() === window[reel]?.join());
  return [`  ${why.join(', ')}`, ...(isSame ? [] : windowLines(rows, board)), ...parts];
}

function respinLines(round: RecomputedRound, { respins = [] }: RecomputedSpin, at: number): string[] {
  return respins.flatMap(({ stops, window, grown, board, wins }, index) => [
    `  wild respin ${index + 1}`,
    ...blockLines(
      round,
      round.draws.filter((draw) => draw.purpose === 'stop' && draw.spin === at && draw.respin === index),
    ),
    `  stops ${stops.join(' ')}`,
    ...windowLines(round.rows, window),
    ...(grown === undefined || board === undefined
      ? []
      : [`  wilds fill reel ${grown.map((reel) => reel + 1).join(', ')}`, ...windowLines(round.rows, board)]),
    ...wins.map((win) => `  ${winLine(win)}`),
  ]);
}

/** The draw of the symbol that expands in the free spins. */
function expandingLines(round: RecomputedRound): string[] {
  if (round.expanding === undefined) return [];
  const draws = round.draws.filter(({ purpose }) => purpose === 'expanding');
  return [`free spins in which ${round.expanding} expands`, ...blockLines(round, draws)];
}

function spinLines(round: RecomputedRound, spin: RecomputedSpin, at: number): string[] {
  const draws = round.draws.filter(
    (draw) =>
      draw.spin === at &&
      optionOf(draw) === undefined &&
      respinOf(draw) === undefined &&
      !isOfWheel(draw) &&
      draw.purpose !== 'expanding',
  );
  const { tumbles = [], orbs = [], coins = [], thrown = 1, expanded } = spin;
  return [
    `${spin.kind} spin${spin.kind === 'free' ? ` ${at} at ×${spin.multiple}` : ''}`,
    ...blockLines(round, draws),
    `  stops ${spin.stops.join(' ')}`,
    ...windowLines(round.rows, spin.window),
    ...changeLines(round.rows, spin),
    ...orbs.map(orbLine),
    ...spin.wins.map((win) => `  ${winLine(win)}`),
    ...tumbles.flatMap((tumble, index) => tumbleLines(round.rows, tumble, index)),
    ...(expanded === undefined
      ? []
      : [
          `  ${expanded.symbol} expands on ${expanded.reels.length} reels and pays ${tenths(expanded.pay)} on all lines`,
        ]),
    ...respinLines(round, spin, at),
    ...(thrown === 1 ? [] : [`  the multiples pay it ×${thrown}`]),
    ...coins.map(coinLine),
    `  ${spin.scatters} scatters, pay ${tenths(spin.pay)}`,
  ];
}

const respinOf = (draw: RoundDraw): number | undefined =>
  draw.purpose === 'coin' || draw.purpose === 'jackpot' || draw.purpose === 'stop' ? draw.respin : undefined;

function holdLines(round: RecomputedRound): string[] {
  const { hold, draws } = round;
  if (hold === undefined) return [];
  const { respins, isFull, multiple, prize, jackpot, pay } = hold;
  return [
    ...respins.flatMap(({ coins, left }, at) => [
      `respin ${at + 1}`,
      ...blockLines(
        round,
        draws.filter((draw) => draw.purpose !== 'stop' && respinOf(draw) === at),
      ),
      ...coins.map(coinLine),
      `  ${left} left`,
    ]),
    `hold and respin pays ${tenths(pay)}${isFull ? `, the board is full at ×${multiple}` : ''}${prize === undefined ? '' : `, ${prize}`}${jackpot === undefined ? '' : `, jackpot ${jackpot}`}`,
  ];
}

/** The option that a draw belongs to. The free spins of the chosen one are spins of the round. */
const optionOf = (draw: RoundDraw): string | undefined => {
  if (draw.purpose === 'prize') return draw.option;
  return 'other' in draw ? draw.other : undefined;
};

/** The options, with the draws that no spin of the round shows. */
function choiceLines(round: RecomputedRound): string[] {
  const { choice, draws } = round;
  if (choice === undefined) return [];
  const { options, chosen } = choice;
  return [
    ...options.flatMap(({ name, pay, spins }) => [
      `option ${name}${name === chosen ? ', chosen' : ''}`,
      ...blockLines(
        round,
        draws.filter((draw) => optionOf(draw) === name),
      ),
      ...(spins === undefined ? [] : [`  its free spins pay ${spins.map(tenths).join(', ')}`]),
      ...(pay === undefined ? [] : [`  pays ${tenths(pay)}`]),
    ]),
    ...(chosen === undefined ? ['the round waits for its choice'] : []),
  ];
}

const isOfWheel = (draw: RoundDraw): boolean =>
  draw.purpose === 'field' || (draw.purpose === 'jackpot' && draw.isWheel === true);

/** The level before the round and after it, and the turn of its wheel. */
function levelLines(round: RecomputedRound): string[] {
  const { level } = round;
  if (level === undefined) return [];
  const { before, collected, after, wheel } = level;
  const cells = collected.length === 0 ? '' : `: ${collected.map(cellName).join(', ')}`;
  return [
    `the level is ${before}, and ${collected.length} are collected${cells}`,
    ...(wheel === undefined
      ? []
      : [
          'the wheel turns',
          ...blockLines(round, round.draws.filter(isOfWheel)),
          ...(wheel.jackpot === undefined ? [] : [`  it stops at the jackpot ${wheel.jackpot}, and turns again`]),
          `  it stops at field ${wheel.field + 1} and pays ${tenths(wheel.pay)}`,
        ]),
    `the level is ${after}`,
  ];
}

function roundLines(round: RecomputedRound): string[] {
  return [
    ...round.spins.flatMap((spin, at) => [
      ...spinLines(round, spin, at),
      ...(at === 0 ? [...holdLines(round), ...choiceLines(round), ...levelLines(round), ...expandingLines(round)] : []),
    ]),
    `jackpots: ${round.hits.join(', ') || 'none'}`,
    `the round pays ${tenths(round.pay)}${round.isCapped ? ', the cap' : ''}: ${round.coins} coins without jackpots`,
  ];
}

const checkLines = (checks: Step['checks']): string[] =>
  checks
    .filter(({ computed, claimed }) => computed !== claimed)
    .map(({ subject, computed, claimed }) => `       ${subject}: computed ${computed}, recorded ${claimed}`);

const stepLines = ({ name, verdict, checks }: Step): string[] => [
  `${MARKS[verdict]} ${TITLES[name]}`,
  ...checkLines(checks),
];

/** The failed steps of a round. */
export const failedLines = (steps: readonly Step[]): string[] =>
  steps.filter(({ verdict }) => verdict === 'differ').flatMap(stepLines);

export const reportLines = ({ steps, round, verdict }: Verification): string[] => [
  ...(round === undefined ? [] : roundLines(round)),
  '',
  ...steps.flatMap(stepLines),
  '',
  VERDICTS[verdict],
];
