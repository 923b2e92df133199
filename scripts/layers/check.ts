import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { circlesOf } from './circles.ts';
import { type ModuleReference, referencesOf } from './imports.ts';
import { dataRooms, roomNames, toolFolders } from './matrix.ts';
import { violationOf } from './violations.ts';

export interface LayerReport {
  files: number;
  /** `path:line: fault`, sorted. */
  violations: string[];
}

const generated = /(^|\/)(node_modules|generated|dist|public)\//;
const code = /\.[jt]sx?$|\.[cm][jt]s$/;

async function codeFiles(root: string): Promise<string[]> {
  const rooms = await Promise.all(
    [...roomNames, ...dataRooms, ...toolFolders].map(async (room) => {
      // A missing room counts as empty.
      const names = await readdir(join(root, room), { recursive: true }).catch(() => []);
      return names.map((name) => `${room}/${name.split(sep).join('/')}`);
    }),
  );
  return rooms.flat().filter((file) => code.test(file) && !generated.test(file));
}

/** Returns the file of a room that a reference names in any syntax; undefined for a package or a computed name. */
function namedFile(file: string, { specifier }: ModuleReference): string | undefined {
  if (specifier === undefined) return undefined;
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

/**
 * Reads every file of code and checks its imports against the layers. Imports must not form a circle, in any syntax.
 * @param root the checkout
 */
export async function checkLayers(root: string): Promise<LayerReport> {
  const report: LayerReport = { files: 0, violations: [] };
  const imports = new Map<string, string[]>();
  for (const file of await codeFiles(root)) {
    report.files += 1;
    if (dataRooms.some((room) => file.startsWith(`${room}/`)))
      report.violations.push(`${file}:1: this room holds data, not code`);
    const named: string[] = [];
    imports.set(file, named);
    const text = await readFile(join(root, file), 'utf8');
    for (const reference of referencesOf(file, text)) {
      const target = namedFile(file, reference);
      if (target !== undefined) named.push(target);
      const problem = violationOf(file, reference);
      if (problem !== undefined) report.violations.push(`${file}:${reference.line}: ${problem}`);
    }
  }
  for (const [first = '', ...others] of circlesOf(imports))
    report.violations.push(`${first}:1: imports lead in a circle: ${others.join(', ')}`);
  report.violations.sort();
  return report;
}
