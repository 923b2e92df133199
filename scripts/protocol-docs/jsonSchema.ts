import { z } from 'zod';

/** Returns the JSON Schema of a client's data (`input`) or of an answer (`output`) for a zod schema. */
export const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
};

/** Returns a line with a contract's codes and their meanings. */
export const codesText = (codes: readonly number[], meaning: (code: number) => string): string =>
  codes.map((code) => `- ${code}: ${meaning(code)}`).join('\n');
