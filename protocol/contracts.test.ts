import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CODES } from './codes.ts';
import { exportEnvelopeShares } from './endpoints/envelope.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { operation, pushOf } from './operation.ts';
import { getBankBook } from './operations/bank.ts';
import { getAnnouncementHistory, getHistory } from './operations/chat.ts';
import { getEnvelopes } from './operations/envelope.ts';
import { OPERATIONS, PUSHES } from './operations/index.ts';
import { getLiveHistory, getViewers } from './operations/live.ts';
import { getMails } from './operations/mail.ts';
import { getRelations } from './operations/relation.ts';

const numbers = [...OPERATIONS.flatMap(({ op }) => [op, op + 1]), ...PUSHES.map(({ op }) => op)];

/** The fields of a request, or none if the request is not an object. */
const fieldsOf = (request: z.ZodMiniType): object =>
  'shape' in request.def && typeof request.def.shape === 'object' && request.def.shape !== null
    ? request.def.shape
    : {};

/** Fields called name or title that no other player reads, with the reason. */
const NOT_A_NAME: Readonly<Record<string, string>> = {
  'putAd.Title': 'The operator writes it.',
  'putAnnouncement.Title': 'The operator writes it.',
  'renamePasskey.Name': 'Only its owner reads it.',
  'setSwitch.Name': 'It is the name of a switch.',
};

describe('the contracts', () => {
  it('give every number once', () => expect(new Set(numbers).size).toBe(numbers.length));

  it('give every name once', () => {
    const names = [...OPERATIONS, ...PUSHES, ...ENDPOINTS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('declare codes of the catalogue only', () => {
    for (const { codes } of [...OPERATIONS, ...ENDPOINTS])
      for (const code of codes) expect(CODES).toHaveProperty(String(code));
  });

  it('have the specification’s page size as the default (specification 1 §7, §9; 2 §7, §9)', () => {
    const asked = (contract: { readonly request: z.ZodMiniType }, input: object): unknown =>
      z.object({ PerPage: z.int() }).parse(contract.request.parse(input)).PerPage;
    expect([
      asked(getMails, { Page: 1 }),
      asked(getEnvelopes, { Page: 1 }),
      asked(getRelations, { Type: 1 }),
      asked(getHistory, { ChannelType: 1, Page: 1 }),
      asked(getLiveHistory, { Page: 1 }),
      asked(getAnnouncementHistory, { Page: 1 }),
      asked(getViewers, {}),
      asked(getBankBook, { Tab: 1 }),
      asked(exportEnvelopeShares, { RedEnvelopeID: '1' }),
    ]).toEqual([3, 10, 20, 20, 20, 20, 50, 2, 2000]);
  });

  it('name every field that others read as a name or title', () => {
    const contracts = [...OPERATIONS, ...ENDPOINTS].filter(({ effect }) => effect === 'write');
    const fields = contracts.flatMap((contract) => {
      const named = 'names' in contract ? contract.names : [];
      return Object.keys(fieldsOf(contract.request))
        .filter((field) => /(?:Name|Title)$/.test(field) && !named.includes(field))
        .map((field) => `${contract.name}.${field}`);
    });
    expect(fields.toSorted()).toEqual(Object.keys(NOT_A_NAME).toSorted());
  });

  it('keep the number of a push within the nine numbers of its operation', () => {
    for (const push of PUSHES) expect(OPERATIONS.map(({ op }) => op)).toContain(Math.floor(push.op / 10) * 10);
    const contract = { op: 30000, socket: 'chat' } as const;
    const draft = { name: 'x', audience: 'all', result: z.object({}), summary: '' } as const;
    expect(() => pushOf(contract, { ...draft, op: 30010 })).toThrow(/outside 30002/);
  });

  it('refuse an operation number that leaves no room for its answer and pushes', () => {
    const draft = {
      name: 'x',
      socket: 'chat',
      group: 'x',
      origin: 'added',
      caller: 'player',
      effect: 'read',
      summary: '',
      section: '',
    } as const;
    expect(() => operation({ ...draft, op: 30005, request: z.object({}), result: z.object({}) })).toThrow(
      /multiple of ten/,
    );
  });
});
