import type * as z from 'zod/mini';
import { finalResult } from '#protocol/resultText.ts';
import type { Json } from '#store/table.ts';

const parsed = new WeakMap<object, { readonly schema: z.ZodMiniType; readonly result: Json }>();

/**
 * Reduces a handler's result to the schema of its answer or push. Fields that the schema does not name are never sent. A result that is
 * pushed to others and then answered, such as a message, is parsed once.
 *
 * @throws ZodError if the result has another shape
 */
export function parseResult(schema: z.ZodMiniType, made: unknown): Json {
  if (typeof made !== 'object' || made === null) return schema.parse(made) as Json;
  const known = parsed.get(made);
  if (known?.schema === schema) return known.result;
  const result = finalResult(schema.parse(made) as Json);
  parsed.set(made, { schema, result });
  return result;
}
