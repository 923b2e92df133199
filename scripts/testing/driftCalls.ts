import * as z from 'zod/mini';

const Count = z.optional(z.coerce.number().check(z.int(), z.positive()));

/** How many random calls a comparison of two backends makes unless `DRIFT_CALLS` says. */
export const driftCalls = (usual: number): number => Count.parse(process.env['DRIFT_CALLS']) ?? usual;
