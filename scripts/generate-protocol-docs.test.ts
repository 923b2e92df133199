import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { protocolDocuments } from './generate-protocol-docs.ts';
import { withGroupTable } from './protocol-docs/groupTable.ts';

describe('the reference documents of the protocol', () => {
  let documents: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    documents = await protocolDocuments();
  });

  it.for(['asyncapi.json', 'openapi.json', 'examples.json'])(
    '%s is what the contracts and their cases say (else: npm run docs:protocol)',
    async (name) => {
      expect(await readFile(new URL(`../docs/protocol/${name}`, import.meta.url), 'utf8')).toBe(documents[name]);
    },
  );

  it('docs/protocol.md lists the groups as the contracts declare them (else: npm run docs:protocol)', async () => {
    const page = await readFile(new URL('../docs/protocol.md', import.meta.url), 'utf8');
    expect(withGroupTable(page)).toBe(page);
  });

  it('hold every contract, each with an example of a good answer', () => {
    const { 'asyncapi.json': async = '', 'openapi.json': rest = '', 'examples.json': examples = '' } = documents;
    for (const { name, op } of [...OPERATIONS, ...PUSHES]) expect(async).toContain(`"${op} ${name}"`);
    for (const { path } of ENDPOINTS) expect(rest).toContain(`"${path}"`);
    for (const { name } of [...OPERATIONS, ...ENDPOINTS]) expect(examples).toContain(`\n "${name}": {`);
  });
});
