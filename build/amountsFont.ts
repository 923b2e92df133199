import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FACE = '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
/** The characters of amounts, in every language. */
const CHARACTERS = '0123456789.,+-–−×:/ ';

/**
 * Makes the font of the games' amounts: digits and signs of a rounded face, in the weights that the frame uses. The whole face is 39 kB,
 * and a game's first picture waits for all files that it loads.
 */
export function amountsFont(checkout: string): Plugin {
  return {
    name: 'menagerie:amounts-font',
    async buildStart() {
      const folder = join(checkout, 'games/generated');
      const whole = await readFile(createRequire(import.meta.url).resolve(FACE));
      const font = await subsetFont(whole, CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 700, max: 900, default: 800 } },
      });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'amounts.woff2'), font);
    },
  };
}
