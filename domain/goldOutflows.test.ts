import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOLD_OUTFLOWS, GOLD_RIGHTS } from './testing/goldOutflows.ts';

const security = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
const section = security.split('## Gold that reaches another player')[1]?.split('\n## ')[0] ?? '';
const rows = section.split('\n').filter((line) => line.startsWith('| `'));

const entryPoints = [
  ...new Map(
    [...Object.values(GOLD_OUTFLOWS).flatMap((to) => (to === 'house' ? [] : to)), ...GOLD_RIGHTS].map((each) => [
      each.name,
      each,
    ]),
  ).values(),
];

describe('a way for gold to reach another player', () => {
  it.each(entryPoints)('$name requires the second check, and an account of at least 24 hours', ({ codes }) => {
    expect(codes).toEqual(expect.arrayContaining([200122, 200218, 300036, 300039]));
  });

  it('has a row in docs/security.md', () => {
    expect(new Set(rows.map((row) => /^\| `(\w+)`/u.exec(row)?.[1]))).toEqual(
      new Set(entryPoints.map(({ name }) => name)),
    );
  });
});
