import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { LocatedSentence } from './check.ts';

const run = promisify(execFile);

/** The full hash of the checked-out commit. */
export async function headHash(root: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return stdout.trim();
}

/** Joins the lines of a paragraph of Markdown. */
function joinParagraphs(texts: readonly LocatedSentence[]): LocatedSentence[] {
  const joined: LocatedSentence[] = [];
  let end = 0;
  for (const text of texts) {
    const last = joined.at(-1);
    const goesOn =
      last?.kind === 'docs' &&
      last.file === text.file &&
      text.line === end + 1 &&
      !/^(?:[#|>*-]|\d+\.)/.test(text.text);
    if (goesOn && !/^[#|]/.test(last.text)) joined[joined.length - 1] = { ...last, text: `${last.text} ${text.text}` };
    else joined.push(text);
    end = text.line;
  }
  return joined;
}

/** Splits comments and paragraphs into sentences. Skips headings, rows of tables, and texts of less than three words. */
export function splitSentences(texts: readonly LocatedSentence[]): LocatedSentence[] {
  return joinParagraphs(texts)
    .filter(({ kind, text }) => kind !== 'docs' || !/^[#|]/.test(text))
    .flatMap((sentence) => {
      const parts = sentence.kind === 'title' ? [sentence.text] : sentence.text.split(/(?<=[.!?])\s+(?=[A-Z*`@])/);
      return parts.map((text) => ({ ...sentence, text }));
    })
    .filter(({ text }) => text.split(/\s+/).length >= 3);
}

/**
 * Draws sentences by a seed: the sentences with the lowest hashes of seed, file, line and text.
 * @returns the same sentences for the same seed and checkout, by file and line
 */
export function drawSample(sentences: readonly LocatedSentence[], count: number, seed: string): LocatedSentence[] {
  return splitSentences(sentences)
    .map((sentence) => {
      const { file, line, text } = sentence;
      return { sentence, order: createHash('sha256').update([seed, file, line, text].join('\n')).digest('hex') };
    })
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ sentence }) => sentence)
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
