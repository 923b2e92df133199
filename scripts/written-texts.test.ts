import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { jsonSchema } from './protocol-docs/jsonSchema.ts';

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly pattern?: unknown;
  readonly format?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
}
const Node: z.ZodType<Schema> = z.looseObject({
  properties: z
    .record(
      z.string(),
      z.lazy(() => Node),
    )
    .optional(),
  items: z.lazy(() => Node).optional(),
  anyOf: z.array(z.lazy(() => Node)).optional(),
});

function freeTexts(schema: Schema, name = ''): readonly string[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const isBound = [schema.pattern, schema.format, schema.enum, schema.const].some((bound) => bound !== undefined);
  return [
    ...(schema.type === 'string' && !isBound ? [name] : []),
    ...Object.entries(properties).flatMap(([key, value]) => freeTexts(value, key)),
    ...(items === undefined ? [] : freeTexts(items, name)),
    ...anyOf.flatMap((one) => freeTexts(one, name)),
  ];
}

/** Fields for names, proofs or searches. Other players see none of these fields. */
const COMPARED =
  /(?:ID|[Tt]oken|Sign|Search|Provider|Epoch|[Cc]ode|Confirm|state|iss|error|[Uu]rl|URL|to|Expires|PhoneNumber|Email|Screen)$/;

/** Other fields that are compared, measured or written by a machine. */
const NOT_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  actOnMails: ['Collect', 'Delete', 'CollectAndSendBack'],
  addPasskey: ['transports'],
  createOrder: ['Number'],
  getOrder: ['TradeNo'],
  reportError: ['Message', 'Stack'],
  uploadHeadshot: ['Img'],
};

/** Texts of players in contracts that decode nothing. Their schema or handler keeps the readable form. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  blockViewer: ['Reason'],
  kickViewer: ['Reason'],
  muteViewer: ['Reason'],
  openPoll: ['Answers'],
  renamePasskey: ['Name'],
  reportPlayer: ['Text'],
  reportRoom: ['Text'],
};

/** The operator's own texts, for the development tools and the command line. */
const isOperators = (contract: object): boolean => 'path' in contract && String(contract.path).startsWith('/dev/');

describe('the free texts of requests', () => {
  it('are all listed: a contract declares each and a case with BLANK_TEXTS covers it, or this list names it', () => {
    const unknown = [...OPERATIONS, ...ENDPOINTS]
      .filter((contract) => !isOperators(contract))
      .flatMap((contract) => {
        const declared = 'texts' in contract ? contract.texts : [];
        const known = [...declared, ...(WRITTEN[contract.name] ?? []), ...(NOT_WRITTEN[contract.name] ?? [])];
        return freeTexts(Node.parse(jsonSchema(contract.request, 'input')))
          .filter((name) => !COMPARED.test(name) && !known.includes(name))
          .map((name) => `${contract.name}.${name}`);
      });
    expect(unknown).toEqual([]);
  });

  it('are found in lists, choices and objects of a request', () =>
    expect(
      freeTexts({
        properties: {
          Title: { type: 'string' },
          Kind: { type: 'string', enum: ['a'] },
          Lines: { items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
          Inner: { properties: { Note: { type: 'string' } } },
        },
      }),
    ).toEqual(['Title', 'Lines', 'Note']));
});
