import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { MathsFile } from '#games/maths/index.ts';
import { holdsSpins } from '#games/client/mechanics/choice/choiceSpins.ts';
import { windowChangesOf } from '#games/client/mechanics/windowChanges.ts';
import { entriesOf } from '#games/client/look/entriesOf.ts';
import { LookFile } from '#games/client/look/schema.ts';

/** `look.json?game` of a game's folder: all that its frame needs of the game, in one file. */
const ASKED = /\/catalogue\/([^/]+)\/look\.json\?game$/;
/** The address of that file. No file is there. */
const GAME = /\/catalogue\/([^/]+)\/game\.js$/;

/**
 * Gives the frame one file for each game. A frame loads the file of its own game, so a further game adds its address alone. `maths.json` and `look.json` are parsed here, so the frame needs no schema for them.
 *
 * @throws Error if a file of a game does not parse
 */
export function gameFolders(checkout: string): Plugin {
  const games = join(checkout, 'games');
  return {
    name: 'menagerie:game-folders',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('look.json?game')) return undefined;
      const found = await this.resolve(id.replace('?game', ''), importer, { skipSelf: true });
      const [, code] = ASKED.exec(`${found?.id ?? ''}?game`) ?? [];
      return code === undefined ? undefined : join(games, 'catalogue', code, 'game.js');
    },
    load(id) {
      const [, code] = GAME.exec(id) ?? [];
      if (code === undefined) return undefined;
      for (const file of ['maths', 'look']) this.addWatchFile(join(games, 'catalogue', code, `${file}.json`));
      return gameModule(games, code);
    },
  };
}

type Titles = LookFile['titles'];

/** Word marks are pictures, so the client reads their names only. */
const withoutColours = (title: Titles['title']): Titles['title'] => ({
  ...title,
  fill: ['', '', '', ''],
  outline: '',
  extrusion: '',
});

/** The palettes of drawings are in the pictures already. */
function withoutPalettes({ prizes: _, ...look }: LookFile): LookFile {
  const { night, free, hold } = look.scenes;
  const { symbols } = look;
  const titles = entriesOf(look.titles).map(([name, title]) => [name, withoutColours(title)] as const);
  return {
    ...look,
    symbols: Object.fromEntries(Object.keys(symbols).map((name) => [name, { drawing: name, colours: [] }])),
    titles: { ...look.titles, ...Object.fromEntries(titles) },
    frame: {},
    scenes: {
      night: { ...night, colours: {} },
      ...(free && { free: { ...free, colours: {} } }),
      ...(hold && { hold: { ...hold, colours: {} } }),
    },
  };
}

/** The files of the client that a look adds, by its fields. */
const LOOK_FILES = {
  tall: ['scene/tall/TallSymbol.ts'],
  strike: ['scene/strike/HammerStriker.ts', 'mechanics/tumble/strike/StrikeBar.ts'],
  ledges: ['mechanics/ledges/LedgesShow.ts'],
  shell: ['mechanics/shell/ShellShow.ts'],
} as const satisfies Partial<Record<keyof LookFile, readonly string[]>>;

/** The files of the client that the rules and the look of a game need for its first round. */
const boardAndShows = (maths: MathsFile, look: LookFile): readonly string[] => [
  ...(holdsSpins(maths.choice) ? ['mechanics/freeSpins/FreeSpinsShow.ts', 'mechanics/choice/CloudPanel.ts'] : []),
  maths.tumble === undefined ? 'scene/Reels.ts' : 'scene/falling/FallingReels.ts',
  ...Object.entries(LOOK_FILES).flatMap(([field, files]) => (field in look ? files : [])),
  ...new Set([...Object.keys(maths), ...windowChangesOf(maths)].map(showOf)),
];

const showOf = (rule: string): string =>
  `mechanics/${rule}/${rule.replace(/^./, (first) => first.toUpperCase())}Show.ts`;

/** A function that imports a file when it is called. */
const importLater = (path: string): string => `() => import(${JSON.stringify(path)}).then((file) => file.default)`;

function gameModule(games: string, code: string): string {
  const catalogue = join(games, 'catalogue', code);
  const generated = join(games, 'generated', code);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(catalogue, file), 'utf8'));
  const maths = MathsFile.parse(read('maths.json'));
  const look = withoutPalettes(LookFile.parse(read('look.json')));
  const imports: string[] = [];
  const address = (file: string): string => {
    imports.push(`import a${String(imports.length)} from ${JSON.stringify(`${join(generated, file)}?url`)};`);
    return `a${String(imports.length - 1)}`;
  };
  const listed = (folder: string, ending: RegExp, named: (file: string) => string): string => {
    const path = join(generated, folder);
    const files = existsSync(path) ? readdirSync(path).filter((file) => ending.test(file)) : [];
    const entries = files
      .toSorted()
      .map((file) => `${JSON.stringify(named(file))}: ${address(folder === '' ? file : `${folder}/${file}`)}`);
    return `{ ${entries.join(', ')} }`;
  };
  const pictures = listed('', /\.webp$/, (file) => file.replace('.webp', ''));
  const sounds = listed('sounds', /\.(?:wav|mp3)$/, (file) => file);
  const later = (file: string): string => {
    const path = join(generated, file);
    return existsSync(path) ? importLater(path) : '() => Promise.resolve(undefined)';
  };
  const texts = readdirSync(join(catalogue, 'texts')).map(
    (file) => `${file.replace('.json', '')}: ${importLater(join(catalogue, 'texts', file))}`,
  );
  const shows = boardAndShows(maths, look)
    .map((file) => join(games, 'client', file))
    .filter((file) => existsSync(file))
    .map((file) => `import(${JSON.stringify(file)})`);
  return [
    `import atlas from ${JSON.stringify(join(generated, 'atlas.json'))};`,
    ...imports,
    'export default {',
    `  maths: ${JSON.stringify(maths)},`,
    `  look: ${JSON.stringify(look)},`,
    `  atlas, pictures: ${pictures}, sounds: ${sounds}, texts: { ${texts.join(', ')} },`,
    `  loadShows: () => Promise.all([${shows.join(', ')}]),`,
    `  loadWinAtlas: ${later('win.json')},`,
    `  loadFigures: ${later('figures.json')},`,
    '};',
  ].join('\n');
}
