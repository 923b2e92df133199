import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { findOddWording, findSubjectFault } from './patterns.ts';
import { sentencesOfCode, sentencesOfMarkdown } from './sentences.ts';

const run = promisify(execFile);
const code = /\.[cm]?[jt]sx?$/;
/** Generated files, texts for players, and the list of odd wordings itself. */
const exempt =
  /^(?:docs\/protocol\/|content\/|brands\/|app\/public\/|scripts\/prose\/)|(?:^|\/)(?:LICEN[CS]E|generated\/)/;

/** The content of `scripts/prose/baseline.json`: the allowed number of odd sentences per file, and the last unchecked commit. */
export const Baseline = z.strictObject({ since: z.string(), files: z.record(z.string(), z.int()) });

export interface OddSentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly words: string;
  readonly advice: string;
}

async function git(root: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 1e8 });
  return stdout.split('\n').filter((line) => line !== '');
}

/** Skips files that Git ignores. */
export async function findOddSentences(root: string): Promise<OddSentence[]> {
  const files = await git(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  const chosen = files.filter((file) => (code.test(file) || file.endsWith('.md')) && !exempt.test(file));
  const found = await Promise.all(
    chosen
      .filter((file) => existsSync(join(root, file)))
      .map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const sentences = file.endsWith('.md') ? sentencesOfMarkdown(text) : sentencesOfCode(file, text);
        return sentences.flatMap((sentence) => {
          const odd = findOddWording(sentence.text);
          return odd === undefined ? [] : [{ file, ...sentence, ...odd }];
        });
      }),
  );
  return found.flat();
}

/** Sorted by path. */
export function countByFile(sentences: readonly OddSentence[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { file } of sentences.toSorted((a, b) => (a.file < b.file ? -1 : 1)))
    counts[file] = (counts[file] ?? 0) + 1;
  return counts;
}

/**
 * Compares the counts of a checkout with its baseline.
 * @returns a line for each file with more odd sentences than allowed (with the sentences) or with fewer
 */
export function compareWithBaseline(
  sentences: readonly OddSentence[],
  allowed: Readonly<Record<string, number>>,
): string[] {
  const counts = countByFile(sentences);
  return [...new Set([...Object.keys(counts), ...Object.keys(allowed)])].toSorted().flatMap((file) => {
    const [now, before] = [counts[file] ?? 0, allowed[file] ?? 0];
    if (now === before) return [];
    if (now < before)
      return [`${file}: ${now} odd sentences, ${before} in the baseline; run npm run lint:prose -- --update`];
    return [
      `${file}: ${now} odd sentences, ${before} allowed; rewrite what you added:`,
      ...sentences
        .filter((sentence) => sentence.file === file)
        .map(({ line, text, words, advice }) => `  ${file}:${line}: "${words}" in "${text.slice(0, 120)}": ${advice}`),
    ];
  });
}

/** Checks the subjects of the commits after a commit. Skips merges, and skips the check in a checkout without that commit. */
export async function findSubjectFaults(root: string, since: string): Promise<string[]> {
  const isKnown = await git(root, 'cat-file', '-t', since).then(
    () => true,
    () => false,
  );
  if (!isKnown) return [];
  const lines = await git(root, 'log', '--no-merges', '--format=%h %s', `${since}..HEAD`);
  return lines.flatMap((line) => {
    const [hash = '', ...words] = line.split(' ');
    const fault = findSubjectFault(words.join(' '));
    return fault === undefined ? [] : [`commit ${hash} "${words.join(' ')}" ${fault}`];
  });
}
