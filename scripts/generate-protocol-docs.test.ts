import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { protocolDocuments } from './generate-protocol-docs.ts';

describe('the reference documents of the protocol', () => {
  it.for(Object.entries(protocolDocuments()))(
    '%s is what the rows say (else: npm run docs:protocol)',
    async ([name, text]) => {
      expect(await readFile(new URL(`../docs/protocol/${name}`, import.meta.url), 'utf8')).toBe(text);
    },
  );

  it('hold every row', () => {
    const { 'asyncapi.json': async = '', 'openapi.json': rest = '' } = protocolDocuments();
    for (const { name, op } of [...OPERATIONS, ...PUSHES]) expect(async).toContain(`"${op} ${name}"`);
    for (const { path } of ENDPOINTS) expect(rest).toContain(`"${path}"`);
  });
});
