import { expect, it } from 'vitest';
import { budgetLines, costliestLines } from './costs.ts';

const budgets = [
  { part: 'tools and builds', groups: ['static', 'build'], seconds: 180 },
  { part: 'unit tests', groups: ['unit'], seconds: 420 },
  { part: 'end to end', groups: ['e2e'], seconds: 300 },
];

it('adds the stages of a part and marks a part over its budget', () => {
  const lines = budgetLines(budgets, [
    { group: 'static', seconds: 20, processorSeconds: 30 },
    { group: 'build', seconds: 100, processorSeconds: 190 },
    { group: 'unit', seconds: 421, processorSeconds: 800 },
  ]);
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['wall budget', 'cpu'],
    ['tools and builds', '120', '180', '220'],
    ['unit tests', '421', '420', '800', 'over'],
  ]);
});

it('has no line if no part ran', () => {
  expect(budgetLines(budgets, [])).toEqual([]);
});

it('lists the slowest files, with the sum of several runs', () => {
  const costs = [
    { file: 'a.test.ts', seconds: 1 },
    { file: 'b.test.ts', seconds: 2.5 },
    { file: 'a.test.ts', seconds: 3 },
    { file: 'c.test.ts', seconds: 0.5 },
  ];
  expect(costliestLines(costs, 2)).toEqual(['    4.0 s  a.test.ts', '    2.5 s  b.test.ts']);
});
