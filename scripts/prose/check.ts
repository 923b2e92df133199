import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { findOddWording, findSubjectFault } from './patterns.ts';
import { type Sentence, sentencesOfCode, sentencesOfMarkdown } from './sentences.ts';

const run = promisify(execFile);
const code = /\.[cm]?[jt]sx?$/;
/** Generated files, texts for players, and the list of odd wordings itself. */
const exempt =
  /^(?:docs\/protocol\/|content\/|brands\/|app\/public\/|scripts\/prose\/)|(?:^|\/)(?:LICEN[CS]E|generated\/)/;

/** The content of `scripts/prose/baseline.json`: the hashes of the odd sentences that may stay, and the last unchecked commit. */
export const Baseline = z.strictObject({ since: z.string(), sentences: z.array(z.string()) });

export interface LocatedSentence extends Sentence {
  readonly file: string;
}

export interface OddSentence extends LocatedSentence {
  readonly words: string;
  readonly advice: string;
}

async function git(root: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 1e8 });
  return stdout.split('\n').filter((line) => line !== '');
}

/** Skips files that Git ignores. */
export async function readSentences(root: string): Promise<LocatedSentence[]> {
  const files = await git(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  const chosen = files.filter((file) => (code.test(file) || file.endsWith('.md')) && !exempt.test(file));
  const found = await Promise.all(
    chosen
      .filter((file) => existsSync(join(root, file)))
      .map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const sentences = file.endsWith('.md') ? sentencesOfMarkdown(text) : sentencesOfCode(file, text);
        return sentences.map((sentence) => ({ file, ...sentence }));
      }),
  );
  return found.flat();
}

export function findOddSentences(sentences: readonly LocatedSentence[]): OddSentence[] {
  return sentences.flatMap((sentence) => {
    const odd = findOddWording(sentence.text, sentence.kind);
    return odd === undefined ? [] : [{ ...sentence, ...odd }];
  });
}

/** A sentence keeps its hash when its file moves. */
export function hashOf({ text }: Pick<Sentence, 'text'>): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Compares the odd sentences of a checkout with its baseline.
 * @returns a line for each odd sentence that the baseline does not list, and one for hashes that no sentence has
 */
export function compareWithBaseline(sentences: readonly OddSentence[], allowed: readonly string[]): string[] {
  const known = new Set(allowed);
  const found = new Set(sentences.map(hashOf));
  const mended = allowed.filter((hash) => !found.has(hash)).length;
  return [
    ...sentences
      .filter((sentence) => !known.has(hashOf(sentence)))
      .map(
        ({ file, line, text, words, advice }) => `${file}:${line}: "${words}" in "${text.slice(0, 120)}": ${advice}`,
      ),
    ...(mended === 0 ? [] : [`${mended} sentences of the baseline are gone; run npm run lint:prose -- --update`]),
  ];
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
