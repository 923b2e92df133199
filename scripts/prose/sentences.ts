import { type Expression, parseSync, Visitor } from 'oxc-parser';
import type { SentenceKind } from './patterns.ts';

/** A text for readers of the code with its first line. */
export interface Sentence {
  readonly line: number;
  readonly kind: SentenceKind;
  readonly text: string;
}

/** The place of the title among the arguments of a function. */
const TITLED: ReadonlyMap<string, number> = new Map([
  ['it', 0],
  ['test', 0],
  ['describe', 0],
  ['conforms', 2],
  ['conformsAlike', 2],
]);

/** Properties with a sentence for readers: summaries of contracts, and texts that an operator's command line prints. */
const SUMMARIES = new Set(['summary', 'does']);

/** Returns the function behind `it`, `it.each(…)`, `test.describe` and the like. */
function rootName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : undefined;
}

function withoutStars(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim();
}

/** @throws if the file does not parse */
export function sentencesOfCode(file: string, code: string): Sentence[] {
  const { program, comments, errors } = parseSync(file, code);
  const error = errors[0];
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Sentence[] = [];
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const add = (at: number, kind: SentenceKind, text: string): void => {
    found.push({ line: lineStarts.findLastIndex((start) => start <= at) + 1, kind, text });
  };
  let run: { start: number; end: number; text: string } | undefined;
  for (const { type, value, start, end } of comments) {
    const follows = run !== undefined && type === 'Line' && /^\s*$/.test(code.slice(run.end, start));
    if (run !== undefined && follows) run = { start: run.start, end, text: `${run.text} ${value.trim()}` };
    else {
      if (run !== undefined) add(run.start, 'comment', run.text);
      run = type === 'Line' ? { start, end, text: value.trim() } : undefined;
      if (type === 'Block') add(start, 'comment', withoutStars(value));
    }
  }
  if (run !== undefined) add(run.start, 'comment', run.text);
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const title = given[TITLED.get(rootName(callee) ?? '') ?? given.length];
      if (title?.type === 'Literal' && typeof title.value === 'string') add(title.start, 'title', title.value);
      if (title?.type === 'TemplateLiteral')
        add(title.start, 'title', title.quasis.map(({ value }) => value.cooked).join(' … '));
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !SUMMARIES.has(key.name)) return;
      if (value.type === 'Literal' && typeof value.value === 'string') add(value.start, 'summary', value.value);
    },
  }).visit(program);
  return found.toSorted((a, b) => a.line - b.line);
}

/** Leaves out fenced code, inline code and the targets of links. */
export function sentencesOfMarkdown(text: string): Sentence[] {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isFenced = !isFenced;
    const prose = line
      .replaceAll(/`[^`]*`/g, '`…`')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .trim();
    return isFenced || isFence || prose === '' ? [] : [{ line: index + 1, kind: 'docs', text: prose }];
  });
}
