import games from '#content/games.json' with { type: 'json' };
import type { SheetFile, SheetVariant } from '#games/maths/index.ts';
import type { Sizes, SizesFile } from './builtSizes.ts';
import { gameCodes, readMaths, readSheet } from './catalogue.ts';
import { mechanicOf } from './mechanicOf.ts';
import { mostText, oneIn, percent, table, whole } from './renderText.ts';
import type { TouchableFile } from './touchable.ts';

const HEAD = [
  'game',
  'mechanic',
  'return',
  'rounds that pay',
  'volatility',
  'the most that a round pays',
  'how often it does',
  '10,000 gold at 20: half end within',
  'jackpots',
  'code and data, gzip',
  'pictures and font',
  'touchable on a mid-range phone',
] as const;

/** The least seconds from one stake to the next. */
const SECONDS = 2.5;

const nameOf = (code: string): string => games.find(({ GameCode }) => GameCode === code)?.GameNames.zh_tw ?? code;

const lastsOf = ({ lasting = [] }: SheetVariant): string =>
  lasting
    .slice(0, 1)
    .map(({ half }) => `${whole((half.rounds * SECONDS) / 60)} min`)
    .join('');

const kib = (bytes: number | undefined): string => (bytes === undefined ? '' : `${(bytes / 1024).toFixed(1)} KiB`);

interface Measured {
  readonly sizes: Sizes | undefined;
  /** Milliseconds. */
  readonly touchable: number | undefined;
}

function rowOf(root: string, sheet: SheetFile, { sizes, touchable }: Measured): string[] {
  const { code, jackpots } = sheet;
  const [variant] = sheet.variants;
  if (variant === undefined) throw new Error(`the sheet of ${code} has no variant`);
  const { volatility, hitRate } = variant;
  return [
    `[${nameOf(code)}](${code}.md) \`${code}\``,
    mechanicOf(readMaths(root, code).file),
    percent(variant.return),
    percent(hitRate),
    String(volatility),
    mostText(variant),
    oneIn(variant.most.chance),
    lastsOf(variant),
    jackpots.map(({ name }) => `\`${name}\``).join(', '),
    kib(sizes?.code),
    kib(sizes?.pictures),
    touchable === undefined ? '' : `${whole(touchable)} ms`,
  ];
}

/**
 * Returns `docs/games/README.md`: a table of all games of the catalogue.
 * @param sizes of the games that were built
 * @param touchable of the games that were measured, in milliseconds
 */
export function renderTable(root: string, sizes: SizesFile, touchable: TouchableFile): string {
  // In the order of the lobby.
  const listed = games.map(({ GameCode }) => GameCode);
  const codes = gameCodes(root).toSorted((one, other) => listed.indexOf(one) - listed.indexOf(other));
  const rows = codes.map((code) =>
    rowOf(root, readSheet(root, code), { sizes: sizes[code], touchable: touchable[code] }),
  );
  const sections = [
    '# Games',
    '`npm run game -- table` writes this page from the folders of the [catalogue](../../games/catalogue). The figures are those of the default variant, by its PAR sheet. Jackpots come on top of the return. The sizes are those of the last build: the files that a phone in zh_tw loads until a round can be started, and all of its pictures. A game without sizes was not in that build. The last column is the median of five loads on the phone and network of [Performance](../performance.md), from the request until a round can be started: `npm run bench -- game.bench --game <code>` measures it on a quiet machine. [A new game](../new-game.md) says how to make one, [Verifying a round](../fairness.md) how a round is drawn.',
    table(HEAD, rows),
  ];
  return `${sections.join('\n\n')}\n`;
}
