import { expect, it } from 'vitest';
import { findDependents, readImportGraph } from './importGraph.ts';

const graph = new Map([
  ['domain/a.ts', ['domain/b.ts']],
  ['domain/a.test.ts', ['domain/a.ts']],
  ['domain/b.ts', ['domain/data.json']],
  ['domain/c.ts', ['domain/a.ts', 'domain/c.ts']],
  ['domain/other.test.ts', ['domain/other.ts']],
]);

it('finds files that import a changed file through several steps', () => {
  expect([...findDependents(graph, ['domain/data.json'])].toSorted()).toEqual([
    'domain/a.test.ts',
    'domain/a.ts',
    'domain/b.ts',
    'domain/c.ts',
    'domain/data.json',
  ]);
});

it('includes a changed test without importers', () => {
  expect([...findDependents(graph, ['domain/other.test.ts'])]).toEqual(['domain/other.test.ts']);
});

it('reads types, import() and room names of this checkout', async () => {
  const read = await readImportGraph(process.cwd());
  expect(read.get('scripts/changed/importGraph.ts')).toEqual(['scripts/layers/imports.ts']);
  const reached = findDependents(read, ['protocol/frame.ts']);
  expect([...reached].filter((file) => file.startsWith('service/')).length).toBeGreaterThan(10);
});
