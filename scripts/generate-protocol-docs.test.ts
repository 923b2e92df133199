import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { contractDocuments } from './generate-protocol-docs.ts';
import { makeExamples } from './protocol-docs/examples.ts';
import { withGroupTable } from './protocol-docs/groupTable.ts';

const NAMES = [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name);
/** Each example is made in a world of its own, which takes a while: `npm test` makes some anew, `npm run test:long` all. */
const MADE_ANEW = NAMES.filter((_name, at) => import.meta.env['CONFORMANCE'] === 'everything' || at % 6 === 0);

const kept = (name: string): Promise<string> => readFile(new URL(`../docs/protocol/${name}`, import.meta.url), 'utf8');

describe('the reference documents of the protocol', () => {
  it.for(['asyncapi.json', 'openapi.json'])(
    '%s is what the contracts say (else: npm run docs:protocol)',
    async (name) => {
      expect(await kept(name)).toBe(contractDocuments()[name]);
    },
  );

  it('an example that is made without the others is the recorded one (else: npm run docs:protocol)', async () => {
    const recorded = z.record(z.string(), z.unknown()).parse(JSON.parse(await kept('examples.json')));
    const some = MADE_ANEW.map((name) => [name, recorded[name]] as const);
    expect(await makeExamples(MADE_ANEW)).toEqual(Object.fromEntries(some));
  }, 180_000);

  it('docs/protocol.md lists the groups as the contracts declare them (else: npm run docs:protocol)', async () => {
    const page = await readFile(new URL('../docs/protocol.md', import.meta.url), 'utf8');
    expect(withGroupTable(page)).toBe(page);
  });

  it('hold every contract, each with an example of a good answer', async () => {
    const [async, rest, examples] = await Promise.all(['asyncapi.json', 'openapi.json', 'examples.json'].map(kept));
    for (const { name, op } of [...OPERATIONS, ...PUSHES]) expect(async).toContain(`"${op} ${name}"`);
    for (const { path } of ENDPOINTS) expect(rest).toContain(`"${path}"`);
    for (const name of NAMES) expect(examples).toContain(`\n "${name}": {`);
  });
});
