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
    `${atLeast} or more \`${symbol}\` anywhere open a choice of ${options.map(({ name }) => `\`${name}\``).join(', ')}. What they hold is drawn before, and all have the same mean. A round without an answer takes \`${taken}\` after 24 hours.`,
    ...(held.every((text) => text === first)
      ? [`Each option holds ${first}.`]
      : options.map(({ name }, index) => `\`${name}\` holds ${held[index] ?? ''}.`)),
  ];
}

/** The rules of a game as a list. */
export function rulesOf(file: MathsFile): string {
  const { freeSpins: free, wild, scatter } = file;
  const rules = [
    ...payRules(file),
    ...(wild === undefined
      ? []
      : [
          `\`${wild}\` counts as each symbol that pays${file.lines === undefined ? '' : ' on lines'}. It has no pay of its own.`,
        ]),
    ...tumbleRules(file),
    ...holdRules(file),
    ...choiceRules(file),
    ...(free === undefined || scatter === undefined
      ? []
      : [
          `${free.atLeast} or more \`${scatter}\` anywhere start ${free.spins} free spins on strips of their own. These have no \`${scatter}\`, so free spins start no others.`,
          ...ladderRules(free.ladder),
        ]),
    `A round pays at most ${times(file.cap)} of the stake.${free === undefined ? '' : ' The free spins end when it is reached.'}`,
    'Pays are multiples of the whole stake.',
  ];
  return rules.map((rule) => `- ${rule}`).join('\n');
}
