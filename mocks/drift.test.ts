import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OperationHandler } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { SEED } from '#domain/testing/playedAtRandom.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { findDrift } from './testing/drift/compare.ts';

const Count = z._default(z.coerce.number().check(z.int(), z.positive()), 500);
const CALLS = Count.parse(process.env['DRIFT_CALLS']);

it(`the service and the mocks are the same after each of ${CALLS} random calls (PROPERTY_SEED=${SEED})`, async () => {
  expect(await findDrift(CALLS, SEED)).toBeUndefined();
}, 3_600_000);

it('a mock that says something else is found, and the call is named', async () => {
  const right = OPERATION_HANDLERS.find(({ contract }) => contract.op === signInChat.op);
  const wrong: OperationHandler = {
    contract: signInChat,
    run: async (...given) => ({ ...signInChat.result.parse(await right?.run(...given)), ProtocolVersion: 'other' }),
  };
  const operations = OPERATION_HANDLERS.map((each) => (each === right ? wrong : each));
  const drift = await findDrift(1, SEED, { operations, endpoints: ENDPOINT_HANDLERS });
  expect(drift).toMatchObject({ at: 1, what: 'the sign-in before it' });
  expect(drift?.difference).toContain('the mocks:   ');
}, 60_000);
