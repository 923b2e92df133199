import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MathsFile } from '#games/maths/index.ts';

const OWL = join(import.meta.dirname, '../../../catalogue/owl/maths.json');

/** Two scatters start free spins, so that a run of some hundred rounds has many rounds with a feature. */
const SCATTERS = 2;

/** Writes a catalogue whose `owl` has frequent free spins. Returns its folder. */
export function writeFeatureCatalogue(folder: string): string {
  const owl = MathsFile.parse(JSON.parse(readFileSync(OWL, 'utf8')));
  if (owl.freeSpins === undefined) throw new Error('owl has no free spins');
  const catalogue = join(folder, 'catalogue');
  mkdirSync(join(catalogue, owl.code), { recursive: true });
  const often: MathsFile = { ...owl, freeSpins: { ...owl.freeSpins, atLeast: SCATTERS } };
  writeFileSync(join(catalogue, owl.code, 'maths.json'), JSON.stringify(often));
  // A game without a look is unfinished, and the game server does not serve it.
  writeFileSync(join(catalogue, owl.code, 'look.json'), '{}');
  return catalogue;
}
