import type { CountedOperation } from './operations.ts';
import type { CountedScene } from './scenes.ts';

const BEGIN = '<!-- calls: written by npm run bench -- calls -->';
const END = '<!-- end of calls -->';

/** Returns the tables of all costs for docs/performance.md. */
export function callTables(scenes: readonly CountedScene[], operations: readonly CountedOperation[]): string {
  const counted = operations.filter(({ call }) => call.code === 200);
  const refused = operations.filter(({ call }) => call.code !== 200);
  return [
    '| scene | store calls | statements |',
    '|---|---:|---:|',
    ...scenes.map(({ name, cost }) => `| ${name} | ${cost.calls} | ${cost.statements} |`),
    '',
    '| operation | effect | store calls | statements |',
    '|---|---|---:|---:|',
    ...counted
      .toSorted((a, b) => a.contract.op - b.contract.op)
      .map(
        ({ contract, call: { cost } }) =>
          `| ${contract.op} ${contract.name} | ${contract.effect} | ${cost.calls} | ${cost.statements} |`,
      ),
    '',
    `Not counted, since their sample is refused to every player of the demo world: ${refused
      .map(({ contract, call }) => `${contract.name} (${call.code})`)
      .join(', ')}.`,
  ].join('\n');
}

/** Inserts the tables between their marks. @throws Error if the page lacks the marks */
export function withTables(page: string, tables: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the page lacks ${BEGIN} … ${END}`);
  return `${page.slice(0, from + BEGIN.length)}\n\n${tables}\n\n${page.slice(to)}`;
}
