import * as z from 'zod/mini';

const Count = z.optional(z.coerce.number().check(z.int(), z.positive()));

/** Returns the number of random calls for a comparison of two backends. `DRIFT_CALLS` overrides it. */
export const driftCalls = (usual: number): number => Count.parse(process.env['DRIFT_CALLS']) ?? usual;
