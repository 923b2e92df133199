import type { MathsFile } from '#games/maths/index.ts';
import { percent, times } from './renderText.ts';

type Hold = NonNullable<MathsFile['hold']>;

const reelsOf = ({ lines, strips, variants }: MathsFile): number =>
  lines?.[0]?.length ?? strips[variants[0]?.base ?? '']?.length ?? 0;

/** The rules of the wins, the board first. */
function payRules(file: MathsFile): string[] {
  const { rows, stops, lines, ways, clusters, anywhere } = file;
  const board = (what: string): string =>
    `${reelsOf(file)} reels, ${rows} rows, ${what}. Each reel has ${stops} stops, and each stop has the same probability.`;
  if (lines !== undefined)
    return [
      board(`${lines.length} lines`),
      'A line pays equal symbols in a row from the left reel. Only its best combination counts. The wins of several lines add up.',
    ];
  if (ways !== undefined)
    return [
      board(`${ways.toLocaleString('en-US')} ways`),
      'Equal symbols on reels in a row from the left pay once for each way through their cells. Only the longest row of a symbol counts. The wins of several symbols add up.',
    ];
  if (clusters !== undefined)
    return [
      board('clusters'),
      `${clusters.atLeast} or more equal symbols that touch side by side pay together. The wins of several clusters add up.`,
    ];
  return [
    board('pays anywhere'),
    `${anywhere?.atLeast ?? 0} or more equal symbols anywhere on the board pay together. The wins of several symbols add up.`,
  ];
}

/** How lines count their wilds, and from which side they pay. */
function lineRules({ wilds = {}, bothWays }: MathsFile): string[] {
  const multiples = Object.entries(wilds).map(([symbol, multiple]) => `\`${symbol}\` ×${multiple}`);
  return [
    ...(multiples.length === 0
      ? []
      : [
          `Wilds with a multiple count as each symbol that pays on lines: ${multiples.join(', ')}. Those in one win multiply each other and the win.`,
        ]),
    ...(bothWays === undefined
      ? []
      : ['Lines pay from the left reel and from the right one. A win over all reels counts once.']),
  ];
}

const reelText = (reels: readonly (readonly number[])[]): string =>
  reels.flatMap((parts, reel) => parts.map((each) => `a cell of reel ${reel + 1} in ${each}`)).join(' and ') ||
  'nothing';

/** How a window changes before it pays. */
function changeRules({ mystery, expandingWild, split, wild = '' }: MathsFile): string[] {
  const patterns = (all: readonly { reels: readonly (readonly number[])[]; weight: number }[]): string =>
    shares(all.map(({ reels, weight }) => ({ name: reelText(reels), weight })));
  return [
    ...(mystery === undefined
      ? []
      : [
          `All \`${mystery.symbol}\` of a window become the same symbol before it pays: ${shares(mystery.becomes.map(({ symbol, weight }) => ({ name: `\`${symbol}\``, weight })))}.`,
        ]),
    ...(expandingWild === undefined
      ? []
      : [
          `\`${wild}\` fills its reel and holds it, and the other reels spin again, up to ${expandingWild.respins} times. Each new \`${wild}\` brings a respin.`,
        ]),
    ...(split === undefined
      ? []
      : [
          `Cells split, and each part counts as a cell: up to ${split.ways.toLocaleString('en-US')} ways. A base spin splits ${patterns(split.base)}.${split.free === undefined ? '' : ` A free spin splits ${patterns(split.free)}.`}`,
        ]),
  ];
}

function tumbleRules({ tumble }: MathsFile): string[] {
  if (tumble === undefined) return [];
  const { rising, thrown } = tumble;
  return [
    'Symbols that pay are removed, those above fall, and the strip above the window fills the reel. This repeats until nothing pays.',
    ...(rising === undefined
      ? []
      : [`The boards of a spin pay ${rising.map((multiple) => `×${multiple}`).join(', ')}. The last multiple stays.`]),
    ...(thrown === undefined
      ? []
      : [
          `Each \`${thrown.symbol}\` carries a multiple. The multiples on the last board add up and multiply what the spin pays. They are ${shares(thrown.multiples.map(({ multiple, weight }) => ({ name: `×${multiple}`, weight })))}.`,
        ]),
  ];
}

function shares(values: readonly { name: string; weight: number }[]): string {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return values.map(({ name, weight }) => `${name} in ${percent(weight / all)}`).join(', ');
}

function holdRules({ hold }: MathsFile): string[] {
  if (hold === undefined) return [];
  const { coin, atLeast, respins, coins, blank, prizes = {}, full } = hold;
  const weight = coins.reduce((sum, each) => sum + each.weight, 0);
  const names = coins.map(({ pays, prize, jackpot, weight: each }) => ({
    name: `${prize === undefined ? times(pays ?? 0) : `\`${prize}\` (${times(prizes[prize] ?? 0)})`}${jackpot === undefined ? '' : ` with a draw of \`${jackpot}\``}`,
    weight: each,
  }));
  return [
    `${atLeast} or more \`${coin}\` anywhere stay in their cells, and the other cells spin again: ${respins} respins, and ${respins} again after each respin with a new coin. A free cell gets a coin in ${percent(weight / (weight + blank))} of all respins.`,
    `Coins hold ${shares(names)}.`,
    ...(full === undefined ? [] : [`A full board ${fullText(full, prizes)}.`]),
  ];
}

function fullText(
  { multiple, prize, jackpot }: NonNullable<Hold['full']>,
  prizes: NonNullable<Hold['prizes']>,
): string {
  return [
    ...(multiple === undefined ? [] : [`pays its coins ×${multiple}`]),
    ...(prize === undefined ? [] : [`wins \`${prize}\` (${times(prizes[prize] ?? 0)})`]),
    ...(jackpot === undefined ? [] : [`draws \`${jackpot}\``]),
  ].join(' and ');
}

/** A ladder of ×1 alone changes nothing. */
function ladderRules(ladder: readonly number[]): string[] {
  if (ladder.every((multiple) => multiple === 1)) return [];
  const multiples = ladder.map((multiple) => `×${multiple}`).join(', ');
  if (ladder.length === 1) return [`Free spins pay ${multiples}.`];
  return [
    `Free spins that win in a row pay ${multiples}. The last multiple stays. A free spin without a win returns to ×${ladder[0] ?? 1}.`,
  ];
}

type Option = NonNullable<MathsFile['choice']>['options'][number];

function heldText({ prizes, spins = 0, ladder = [] }: Option): string {
  if (prizes !== undefined) return shares(prizes.map(({ pays, weight }) => ({ name: times(pays), weight })));
  return `${spins} free spins at ${ladder.map((multiple) => `×${multiple}`).join(', ')}`;
}

function choiceRules({ choice }: MathsFile): string[] {
  if (choice === undefined) return [];
  const { symbol, atLeast, options, default: taken } = choice;
  const held = options.map(heldText);
  const [first = ''] = held;
  return [
    `${atLeast} or more \`${symbol}\` anywhere open a choice of ${options.map(({ name }) => `\`${name}\``).join(', ')}. The options are drawn before, and all have the same mean. A round without an answer takes \`${taken}\` after 24 hours.`,
    ...(held.every((text) => text === first)
      ? [`Each option holds ${first}.`]
      : options.map(({ name }, index) => `\`${name}\` holds ${held[index] ?? ''}.`)),
  ];
}

function levelRules({ level }: MathsFile): string[] {
  if (level === undefined) return [];
  const { symbol, full, wheel } = level;
  const jackpot = wheel.fields.find((field) => field.jackpot !== undefined)?.jackpot;
  const pays = wheel.fields.flatMap((field) => (field.pays === undefined ? [] : [times(field.pays)]));
  return [
    `Each \`${symbol}\` of a base spin is collected, over rounds, for each player and stake. ${full} of them turn a wheel, and those above stay.`,
    `The wheel pays one of ${pays.join(', ')}, each with the same chance.${jackpot === undefined ? '' : ` It draws \`${jackpot}\` before. If it wins that, it turns again and pays both.`}`,
  ];
}

function freeSpinRules({ freeSpins, scatter, wild }: MathsFile): string[] {
  if (freeSpins === undefined) return [];
  const { atLeast = 0, tumbles, spins, ladder, sticky, expanding } = freeSpins;
  const own =
    scatter === wild
      ? 'Free spins start no others.'
      : `These have no \`${scatter ?? ''}\`, so free spins start no others.`;
  const starts =
    tumbles === undefined
      ? `${atLeast} or more \`${scatter ?? ''}\` anywhere start ${spins} free spins on strips of their own. ${own}`
      : `A base spin that pays on its board number ${tumbles} starts ${spins} free spins on strips of their own. Free spins start no others.`;
  return [
    starts,
    ...ladderRules(ladder),
    ...(sticky === undefined ? [] : ['Each wild of the free spins stays in its cell to their end.']),
    ...(expanding === undefined
      ? []
      : [
          `One symbol is drawn before the free spins: ${shares(expanding.map(({ symbol, weight }) => ({ name: `\`${symbol}\``, weight })))}. If enough reels for a win show it, side by side or not, it fills them and pays on all lines.`,
        ]),
  ];
}

/** The rules of a game as a list. */
export function rulesOf(file: MathsFile): string {
  const { freeSpins: free, wild } = file;
  const rules = [
    ...payRules(file),
    ...(wild === undefined
      ? []
      : [
          `\`${wild}\` counts as each symbol that pays${file.lines === undefined ? '' : ' on lines'}. It has no pay of its own.`,
        ]),
    ...lineRules(file),
    ...changeRules(file),
    ...tumbleRules(file),
    ...holdRules(file),
    ...choiceRules(file),
    ...levelRules(file),
    ...freeSpinRules(file),
    `A round pays at most ${times(file.cap)} of the stake.${free === undefined ? '' : ' The free spins end when it is reached.'}`,
    'Pays are multiples of the whole stake.',
  ];
  return rules.map((rule) => `- ${rule}`).join('\n');
}
