import type { MathsFile, SheetFile, SheetVariant } from '#games/maths/index.ts';
import type { SimulationFile } from './catalogue.ts';
import { compareCount, compareReturn } from './compare.ts';
import { featuresText } from './renderFeatures.ts';
import { lastingText } from './renderLasting.ts';
import { rulesOf } from './renderRules.ts';
import { mostText, oneIn, percent, table, times, whole } from './renderText.ts';

const VOLATILITY = ['low', 'rather low', 'medium', 'high', 'very high'];
/** A normal variable is within this many standard deviations in nine of ten cases. */
const NINETY = 1.645;

const linesTable = (lines: readonly (readonly number[])[]): string =>
  table(
    ['line', ...(lines[0] ?? []).map((_, reel) => `reel ${reel + 1}`)],
    lines.map((line, index) => [String(index + 1), ...line.map((place) => String(place + 1))]),
  );

function overview({ variants }: SheetFile): string {
  const of = (text: (variant: SheetVariant) => string): string[] => variants.map(text);
  return table(
    ['', ...of(({ name }) => `\`${name}\``)],
    [
      ['return', ...of((variant) => `**${percent(variant.return)}**`)],
      ['return, four digits', ...of((variant) => percent(variant.return, 4))],
      ['rounds that pay', ...of(({ hitRate }) => percent(hitRate))],
      ['base spins that pay', ...of(({ baseHitRate }) => percent(baseHitRate))],
      ['standard deviation of a round, in stakes', ...of(({ deviation }) => deviation.toFixed(3))],
      ['volatility, 1 to 5', ...of(({ volatility }) => `${volatility} (${VOLATILITY[volatility - 1] ?? ''})`)],
      ['volatility index (1.645 standard deviations)', ...of(({ deviation }) => (NINETY * deviation).toFixed(2))],
      ['the most that a round pays', ...of(mostText)],
      ['how often it does', ...of(({ most }) => oneIn(most.chance))],
    ],
  );
}

function sharesTable(what: string, { shares, freeSpins, ...variant }: SheetVariant): string {
  const part = (value: number): string[] => [percent(value, 4), percent(value / variant.return, 1)];
  return table(
    ['part', 'of the stake', 'of the return'],
    [
      [`${what} of the base spin`, ...part(shares.base)],
      ...(shares.hold === undefined ? [] : [['hold and respin', ...part(shares.hold)]]),
      ...(shares.level === undefined ? [] : [['the wheel of the level', ...part(shares.level)]]),
      ...(shares.choice === undefined ? [] : [['the choice', ...part(shares.choice)]]),
      ...(freeSpins === null
        ? []
        : [
            ['free spins, each at ×1', ...part(shares.freeSpins)],
            ['the ladder of the free spins', ...part(shares.ladder)],
          ]),
      ...(freeSpins === null && shares.hold === undefined && shares.level === undefined
        ? []
        : [['what the cap takes away', ...part(shares.cap)]]),
      ['together', ...part(variant.return)],
    ],
  );
}

/** How sure the figures are that are not exact. */
function simulatedText({ simulated, ranges }: SheetVariant): string {
  if (simulated === undefined) return '';
  const { samples, apart, deviation, ranges: within } = simulated;
  const rows = ranges.flatMap(({ from, chance }, index) =>
    chance === 0 ? [] : [[`from ${times(from)}`, percent(chance, 5), `± ${percent(within[index] ?? 0, 5)}`]],
  );
  return [
    `The return is exact. The pays of all free spins of a round together come from ${whole(samples)} simulated ones: their mean lies ${apart.toFixed(2)} standard errors from the exact one. In 99 of 100 cases the exact deviation of a round is within ± ${deviation.toFixed(3)} of the one above, and the exact shares are as near as this table says. The most that a round pays is the most that was seen.`,
    table(['a round pays', 'share of rounds', 'in 99 of 100 cases'], rows),
  ].join('\n\n');
}

function returnAfter({ deviation, return: returned }: SheetVariant): string {
  return table(
    ['rounds', 'return in 9 of 10 cases'],
    [1000, 10_000, 100_000, 1_000_000, 10_000_000].map((rounds) => {
      const reach = (NINETY * deviation) / Math.sqrt(rounds);
      return [whole(rounds), `${percent(Math.max(0, returned - reach))} to ${percent(returned + reach)}`];
    }),
  );
}

function rangesTable({ ranges }: SheetVariant): string {
  const rows = ranges.flatMap(({ from, chance, return: returned }, index) => {
    if (chance === 0) return [];
    const next = ranges[index + 1]?.from;
    const name = from === 0 ? 'nothing' : next === undefined ? times(from) : `${times(from)} to below ${times(next)}`;
    return [[name, percent(chance, 5), oneIn(chance), percent(returned, 3)]];
  });
  return table(['a round pays', 'share of rounds', 'how often', 'part of the return'], rows);
}

const quantilesTable = ({ quantiles }: SheetVariant): string =>
  table(
    ['share of rounds', 'pays at most'],
    quantiles.map(({ share, pay }) => [`${share / 10_000} %`, times(pay)]),
  );

const combinationsTable = (isLines: boolean, lines: SheetVariant['baseLines']): string =>
  table(
    ['combination', 'pays', isLines ? 'on a line' : 'in a spin', 'of the stake'],
    lines.map(({ symbol, count, pay, chance, return: returned }) => [
      `${count} \`${symbol}\``,
      times(pay),
      oneIn(chance),
      percent(returned, 3),
    ]),
  );

function combinationsNote({ lines, ways, tumble }: MathsFile): string {
  if (lines !== undefined) return 'The last column is for all lines together.';
  const pays = ways === undefined ? '' : 'The pay is that of one way. ';
  const boards =
    tumble === undefined ? '' : ' All boards of a spin count, with rising multiples and without thrown ones.';
  return `${pays}The third column is the average number in a spin.${boards}`;
}

/** The winning parts of a game, as the subject of a table. */
const payingOf = ({ lines, ways, clusters }: MathsFile): string => {
  if (lines !== undefined) return 'lines';
  if (ways !== undefined) return 'ways';
  return clusters === undefined ? 'symbols' : 'clusters';
};

function variantText(file: MathsFile, variant: SheetVariant): string {
  const { name, exact, dryRuns, baseLines, freeLines } = variant;
  const isLines = file.lines !== undefined;
  const sections = [
    `## Variant \`${name}\``,
    sharesTable(payingOf(file), variant),
    featuresText(variant),
    `Rounds without a win: the longest run in ${whole(dryRuns.rounds)} rounds is at most ${dryRuns.half} in half of all cases, and at most ${dryRuns.most} in 99 of 100.`,
    `### What a round pays`,
    rangesTable(variant),
    quantilesTable(variant),
    simulatedText(variant),
    lastingText(variant),
    `### The return after many rounds`,
    'These ranges take the mean of many rounds as normal. That is rough for few rounds, since rare large wins make up much of the return.',
    returnAfter(variant),
    `### Combinations of a base spin`,
    combinationsNote(file),
    combinationsTable(isLines, baseLines),
    ...(freeLines.length === 0
      ? []
      : [
          '### Combinations of a free spin',
          'At ×1. The last column is the share of the stake that one free spin returns.',
          combinationsTable(isLines, freeLines),
        ]),
    '### The exact return',
    `All outcomes of a round together pay P tenths of the stake, there are N of them, and the return is P ÷ 10 N.`,
    `\`\`\`text\nP = ${exact.paid}\nN = ${exact.outcomes}\n\`\`\``,
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function jackpotsText(file: MathsFile, { jackpots }: SheetFile): string {
  if (jackpots.length === 0) return 'The game has no jackpots.';
  const rows = jackpots.map(({ name, chance, mean, return: returned, contribution, seed }, index) => [
    `\`${name}\``,
    whole(file.jackpots[index]?.seed ?? 0),
    percent(contribution),
    `${oneIn(chance)} for each 10 coins`,
    whole(mean),
    percent(seed),
    percent(returned),
  ]);
  const together = jackpots.reduce((sum, { return: returned }) => sum + returned, 0);
  return [
    `Jackpots come on top of the return above. They return ${percent(together)} of the stake together. The chance of a jackpot is proportional to the stake, so each coin has the same.`,
    table(
      [
        'jackpot',
        'begins with',
        'each stake adds',
        'is hit',
        'coins on average',
        'returned by its beginning',
        'returned',
      ],
      rows,
    ),
  ].join('\n\n');
}

function simulationText(sheet: SheetFile, simulation: SimulationFile | undefined): string {
  const exact = sheet.variants.find(({ name }) => name === simulation?.variant);
  if (simulation === undefined || exact === undefined) return 'No simulation is recorded.';
  const { tally, command } = simulation;
  const { mean, standardError, z } = compareReturn(tally, exact);
  const hits = compareCount(tally.wins, tally.rounds, exact.hitRate);
  const free = compareCount(tally.freeSpins, tally.rounds, exact.freeSpins?.chance ?? 0);
  const holds = compareCount(tally.holds ?? 0, tally.rounds, exact.hold?.chance ?? 0);
  const choices = compareCount(tally.choices ?? 0, tally.rounds, exact.choice?.chance ?? 0);
  const turns = compareCount(tally.turns ?? 0, tally.rounds, exact.level?.chance ?? 0);
  const units = simulation.stake / 10;
  const jackpots = sheet.jackpots.map(({ name, chance }) => {
    const count = tally.jackpots[name] ?? 0;
    return [
      `jackpot \`${name}\``,
      whole(count),
      whole(tally.rounds * chance * units),
      compareCount(count, tally.rounds, chance * units).z.toFixed(2),
    ];
  });
  return [
    `${whole(tally.rounds)} rounds of \`${simulation.variant}\`, played as the game server plays them${simulation.blocks === undefined ? '' : ', with blocks of ChaCha8 instead of HMAC-SHA-256'}. The seed was fixed before.`,
    `\`\`\`sh\n${command}\n\`\`\``,
    table(
      ['', 'simulated', 'exact', 'standard errors apart'],
      [
        ['return', `${percent(mean, 4)} ± ${percent(standardError, 4)}`, percent(exact.return, 4), z.toFixed(2)],
        ['rounds that pay', percent(hits.mean, 4), percent(exact.hitRate, 4), hits.z.toFixed(2)],
        ...(exact.freeSpins === null
          ? []
          : [['rounds with free spins', percent(free.mean, 4), percent(exact.freeSpins.chance, 4), free.z.toFixed(2)]]),
        ...(exact.hold === undefined
          ? []
          : [
              [
                'rounds with hold and respin',
                percent(holds.mean, 4),
                percent(exact.hold.chance, 4),
                holds.z.toFixed(2),
              ],
            ]),
        ...(exact.choice === undefined
          ? []
          : [
              ['rounds with a choice', percent(choices.mean, 4), percent(exact.choice.chance, 4), choices.z.toFixed(2)],
            ]),
        ...(exact.level === undefined
          ? []
          : [
              [
                'rounds that turn the wheel',
                percent(turns.mean, 4),
                percent(exact.level.chance, 4),
                turns.z.toFixed(2),
              ],
            ]),
        ...jackpots,
      ],
    ),
  ].join('\n\n');
}

const stripsText = (file: MathsFile): string =>
  Object.entries(file.strips)
    .map(([name, strips]) => {
      const reels = strips.map((strip, reel) => `reel ${reel + 1}: ${strip}`);
      return `\`${name}\`, from stop 0 on:\n\n\`\`\`text\n${reels.join('\n')}\n\`\`\``;
    })
    .join('\n\n');

/** Returns a game's page in `docs/games/`: its rules and its exact results in plain words. */
export function renderSheet(file: MathsFile, sheet: SheetFile, simulation: SimulationFile | undefined): string {
  const sections = [
    `# Mathematics of \`${sheet.code}\`, version ${sheet.version}`,
    `\`npm run game -- sheet ${sheet.code}\` writes this page from [maths.json](../../games/catalogue/${sheet.code}/maths.json). Every number is exact and rounded for reading, except those of the simulation. [0141](../decisions/0141-draws-from-hmac-blocks.md) describes the draws, [0142](../decisions/0142-line-games-as-data.md) how the results are computed.`,
    '## Rules',
    rulesOf(file),
    '## Results',
    'The operator chooses a variant. The first one is the default. The return is what the reels return; jackpots come on top.',
    overview(sheet),
    '## Simulation',
    simulationText(sheet, simulation),
    '## Jackpots',
    jackpotsText(file, sheet),
    ...sheet.variants.map((variant) => variantText(file, variant)),
    ...(file.lines === undefined
      ? []
      : ['## Lines', 'The row of each line on each reel. Row 1 is the top one.', linesTable(file.lines)]),
    '## Strips',
    'A window reads downwards from its stop, over the end of the strip to its beginning.',
    stripsText(file),
  ];
  return `${sections.join('\n\n')}\n`;
}
