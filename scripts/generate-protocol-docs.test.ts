import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { JSON_TYPE } from '#domain/dispatch/door.ts';
import { SEED } from './testing/playedAtRandom.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { contractDocuments } from './generate-protocol-docs.ts';
import { makeExamples } from './protocol-docs/examples.ts';
import { withGroupTable } from './protocol-docs/groupTable.ts';

const NAMES = [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name);
/**
 * Each example runs in its own world, which takes a while. `npm test` generates another sixth of the examples each time, `npm run
 * test:long` all.
 */
const SIXTH = SEED % 6;
const MADE_ANEW = NAMES.filter((_name, at) => import.meta.env['CONFORMANCE'] === 'everything' || at % 6 === SIXTH);

const kept = (name: string): Promise<string> => readFile(new URL(`../docs/protocol/${name}`, import.meta.url), 'utf8');

const Examples = z.record(z.string(), z.object({ Request: z.unknown(), Answer: z.unknown() }));
/** A contract does not accept shortened texts, or removed secrets. */
const isWhole = (value: unknown): boolean => !/…"|"\(.*?\)"/.test(JSON.stringify(value) ?? '…"');
const Fields = z.record(z.string(), z.unknown());
const without = (value: unknown, keys: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(Fields.parse(value)).filter(([key]) => !keys.includes(key)));
type Contract = OperationContract | EndpointContract;

const payloadOf = (contract: Contract, Request: unknown): unknown =>
  contract.kind === 'operation' ? without(Request, ['OP', 'R', 'CloseRSA', 'Token', 'Decode']) : Request;
const resultOf = (contract: Contract, Answer: unknown): unknown =>
  contract.kind === 'operation' || contract.body === 'envelope' ? Fields.parse(Answer)['Result'] : Answer;

describe('the reference documents of the protocol', () => {
  it.for(['asyncapi.json', 'openapi.json'])('%s equals the contracts (else: npm run docs:protocol)', async (name) => {
    expect(await kept(name)).toBe(contractDocuments()[name]);
  });

  it(`an example that is made alone equals the recorded example (else: npm run docs:protocol; PROPERTY_SEED=${SEED})`, {
    tags: ['long'],
    timeout: 180_000,
  }, async () => {
    const recorded = Examples.parse(JSON.parse(await kept('examples.json')));
    const some = MADE_ANEW.map((name) => [name, recorded[name]] as const);
    expect(await makeExamples(MADE_ANEW)).toEqual(Object.fromEntries(some));
  });

  it('contracts accept every recorded example that was not shortened (else: npm run docs:protocol)', async () => {
    const recorded = Examples.parse(JSON.parse(await kept('examples.json')));
    const wrong = [...OPERATIONS, ...ENDPOINTS].flatMap((contract) => {
      const { Request, Answer } = recorded[contract.name] ?? {};
      const asked = isWhole(Request) && !z.safeParse(contract.request, payloadOf(contract, Request)).success;
      const told = isWhole(Answer) && !z.safeParse(contract.result, resultOf(contract, Answer)).success;
      return [...(asked ? [`${contract.name} Request`] : []), ...(told ? [`${contract.name} Answer`] : [])];
    });
    expect(wrong).toEqual([]);
  });

  it('the answer of a file has the media type of its example', async () => {
    const recorded = Examples.parse(JSON.parse(await kept('examples.json')));
    const files = ENDPOINTS.filter(({ body }) => body === 'file');
    expect(files.length).toBeGreaterThan(3);
    for (const { name, media = '' } of files) {
      const { Answer } = recorded[name] ?? {};
      expect([name, typeof Answer === 'string' ? Answer : `(${JSON_TYPE})`]).toEqual([name, `(${media})`]);
      expect(contractDocuments()['openapi.json']).toContain(
        `"${media.startsWith('application/json') ? 'application/json' : media}": {`,
      );
    }
  });

  it('docs/protocol.md lists the groups of the contracts (else: npm run docs:protocol)', async () => {
    const page = await readFile(new URL('../docs/protocol.md', import.meta.url), 'utf8');
    expect(withGroupTable(page)).toBe(page);
  });

  it('have every contract, each with an example of a successful answer', async () => {
    const [async, rest, examples] = await Promise.all(['asyncapi.json', 'openapi.json', 'examples.json'].map(kept));
    for (const { name, op } of [...OPERATIONS, ...PUSHES]) expect(async).toContain(`"${op} ${name}"`);
    for (const { path } of ENDPOINTS) expect(rest).toContain(`"${path}"`);
    for (const name of NAMES) expect(examples).toContain(`\n "${name}": {`);
  });
});
