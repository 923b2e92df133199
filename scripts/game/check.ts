import { choiceMeanFaults, SheetFile, sheetOf } from '#games/maths/index.ts';
import { faultsOfMaths, folderOf, readMaths, readSheet, readSimulation } from './catalogue.ts';
import { compareReturn, MAX_Z } from './compare.ts';
import { faultsOfLook, hasLook } from './look.ts';
import { rareSeedFaults } from './rareSeeds.ts';
import { versionFaults } from './versions.ts';
import { walletFaults } from './walletFaults.ts';

const percent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`;

const choiceFaults = (root: string, code: string): string[] =>
  choiceMeanFaults(readMaths(root, code).file).map(({ field, problem }) => `maths.json: ${field}: ${problem}`);

/** The sittings that a written sheet has. A test asserts that those of the catalogue have them. */
const sittingsOf = ({ variants }: SheetFile): number => variants[0]?.lasting?.[0]?.sittings ?? 0;

function sheetFaults(root: string, code: string): string[] {
  const { file, hash } = readMaths(root, code);
  const written = readSheet(root, code);
  const sheet = sheetOf(file, hash, sittingsOf(written));
  const faults = sheet.variants.flatMap(({ name, return: returned, basisPoints }, index) => {
    const declared = file.variants[index]?.return ?? { from: 0, to: 0 };
    const exact = returned * 10_000;
    if (exact >= declared.from && exact <= declared.to) return [];
    const range = `${percent(declared.from)} to ${percent(declared.to)}`;
    return [`maths.json: variants[${index}].return: "${name}" returns ${percent(basisPoints)}, not ${range}`];
  });
  if (JSON.stringify(written) !== JSON.stringify(SheetFile.parse(sheet)))
    faults.push(`sheet.json: differs from what maths.json gives; run npm run game -- sheet ${code}`);
  return faults;
}

export function simulationFaults(root: string, code: string): string[] {
  const simulation = readSimulation(root, code);
  if (simulation === undefined) return [];
  const sheet = readSheet(root, code);
  if (simulation.maths !== sheet.maths) return ['simulation.json: maths: is another maths.json; record it again'];
  const exact = sheet.variants.find(({ name }) => name === simulation.variant);
  if (exact === undefined) return [`simulation.json: variant: the game has no "${simulation.variant}"`];
  const { z } = compareReturn(simulation.tally, exact);
  return Math.abs(z) <= MAX_Z ? [] : [`simulation.json: tally: lies ${z.toFixed(2)} standard errors from the return`];
}

/**
 * Returns all faults in the data of a game. It computes the exact return, which takes some seconds per variant.
 * @returns sentences that name the file and the field
 */
export function checkGame(root: string, code: string): string[] {
  const faults = faultsOfMaths(root, code);
  if (faults.length > 0) return faults;
  const look = hasLook(root, code) ? faultsOfLook(root, code, readMaths(root, code).file) : [];
  return [
    ...look,
    ...rareSeedFaults(root, code),
    ...versionFaults(root, code),
    ...walletFaults(root, code),
    ...choiceFaults(root, code),
    ...sheetFaults(root, code),
    ...simulationFaults(root, code),
  ].map((fault) => `${folderOf(code)}/${fault}`);
}
