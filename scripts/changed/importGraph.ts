import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { referencesOf } from '../layers/imports.ts';

const run = promisify(execFile);
const code = /\.[cm]?[jt]sx?$/;

/** Each file of code with the files that it refers to, in any syntax. Paths start at the checkout. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Runs a Git command that lists paths.
 *
 * @param root the checkout.
 * @param args arguments of a Git command that prints one path a line.
 */
export async function listFiles(root: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 1e8 });
  return stdout.split('\n').filter((path) => path !== '');
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

/**
 * Builds the graph of a checkout. Imports of packages, computed imports and globs are left out.
 *
 * @param root the checkout.
 * @throws when a file does not parse.
 */
export async function readImportGraph(root: string): Promise<ImportGraph> {
  const files = await listFiles(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  const graph = new Map<string, readonly string[]>();
  for (const file of files.filter((path) => code.test(path) && existsSync(join(root, path)))) {
    const references = referencesOf(file, await readFile(join(root, file), 'utf8'));
    graph.set(
      file,
      references.flatMap(({ specifier }) => (specifier === undefined ? [] : (resolve(file, specifier) ?? []))),
    );
  }
  return graph;
}

/**
 * Finds every file that a change can reach: the changed files and all that import them, over any number of steps.
 *
 * @param changed paths from the checkout.
 */
export function findDependents(graph: ImportGraph, changed: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [file]);
      else known.push(file);
    }
  }
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
