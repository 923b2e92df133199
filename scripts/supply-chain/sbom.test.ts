import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfShipped, missingFrom, shippedPackages } from './sbom.ts';

const lock = JSON.stringify({
  packages: {
    '': { name: 'house', version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/@b/c': { version: '2.0.0', optional: true },
    'node_modules/a/node_modules/d': { version: '3.0.0' },
    'node_modules/alias': { name: 'e', version: '4.0.0' },
    'node_modules/tool': { version: '5.0.0', dev: true },
  },
});
const shipped = shippedPackages(lock);
const component = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
});
const bill = (...components: readonly object[]): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { 'bom-ref': 'house@1.0.0', name: 'folder' } },
    components,
    dependencies: [
      { ref: 'house@1.0.0', dependsOn: ['a@1.0.0', 'tool@5.0.0'] },
      { ref: 'tool@5.0.0', dependsOn: [] },
    ],
  });
const all = [component('a', '1.0.0'), component('@b/c', '2.0.0'), component('d', '3.0.0'), component('e', '4.0.0')];

it('reads shipped packages from the lock file: nested, scoped, optional and renamed packages, without development packages', () => {
  expect([...shipped]).toEqual(['a@1.0.0', '@b/c@2.0.0', 'd@3.0.0', 'e@4.0.0']);
});

it('lists the shipped packages under the name of the project', () => {
  const bom = billOfShipped(bill(...all, component('tool', '5.0.0')), shipped, 'house');
  expect(bom.components.map(({ name }) => name)).toEqual(['a', '@b/c', 'd', 'e']);
  expect(bom.dependencies).toEqual([{ ref: 'house@1.0.0', dependsOn: ['a@1.0.0'] }]);
  expect(bom.metadata.component.name).toBe('house');
  expect(missingFrom(bom, shipped)).toEqual([]);
});

it('lists packages that ship and are not named', () => {
  const bom = billOfShipped(bill(...all.slice(1)), shipped, 'house');
  expect(missingFrom(bom, shipped)).toEqual(['a@1.0.0']);
});

it('refuses other JSON', () => {
  expect(() => billOfShipped('{"spdxVersion":"SPDX-2.3"}', shipped, 'house')).toThrow('bomFormat');
});

it('finds the packages of this project in its lock file', () => {
  const own = [...shippedPackages(readFileSync('package-lock.json', 'utf8'))];
  for (const name of ['react', 'zod', 'ws', 'express'])
    expect(own.filter((one) => one.startsWith(`${name}@`))).toHaveLength(1);
  expect(own.filter((one) => one.startsWith('vitest@'))).toEqual([]);
});
