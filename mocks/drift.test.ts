import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SEED } from '#domain/testing/playedAtRandom.ts';
import { findDrift } from './testing/drift/compare.ts';

const Count = z._default(z.coerce.number().check(z.int(), z.positive()), 200);
const CALLS = Count.parse(process.env['DRIFT_CALLS']);

it(`the service and the mocks are the same after each of ${CALLS} random calls (PROPERTY_SEED=${SEED})`, async () => {
  expect(await findDrift(CALLS, SEED)).toBeUndefined();
}, 3_600_000);
