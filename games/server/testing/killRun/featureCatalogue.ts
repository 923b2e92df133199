import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MathsFile } from '#games/maths/index.ts';

const CATALOGUE = join(import.meta.dirname, '../../../catalogue');

/** The games of the run. Players take them in turn. */
export const RUN_GAMES = ['owl', 'tiger'] as const;
export type RunGame = (typeof RUN_GAMES)[number];

/** Two scatters start the free spins of owl, so that a run of some hundred rounds has many rounds with a feature. */
const SCATTERS = 2;
/** A single tally opens the choice of tiger. */
const TALLIES = 1;

/** Writes a catalogue whose games have frequent features. Returns its folder. */
export function writeFeatureCatalogue(folder: string): string {
  const catalogue = join(folder, 'catalogue');
  for (const code of RUN_GAMES) {
    const file = MathsFile.parse(JSON.parse(readFileSync(join(CATALOGUE, code, 'maths.json'), 'utf8')));
    const often: MathsFile = {
      ...file,
      ...(file.freeSpins && { freeSpins: { ...file.freeSpins, atLeast: SCATTERS } }),
      ...(file.choice && { choice: { ...file.choice, atLeast: TALLIES } }),
    };
    mkdirSync(join(catalogue, code), { recursive: true });
    writeFileSync(join(catalogue, code, 'maths.json'), JSON.stringify(often));
    // A game without a look is unfinished, and the game server does not serve it.
    writeFileSync(join(catalogue, code, 'look.json'), '{}');
  }
  return catalogue;
}
