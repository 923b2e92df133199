import { z } from 'zod';

/** The JSON Schema of what a client sends (`input`) or gets (`output`) by a zod schema. */
export const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
};

/** A line that names the codes of a contract with their meaning. */
export const codesText = (codes: readonly number[], meaning: (code: number) => string): string =>
  codes.map((code) => `- ${code}: ${meaning(code)}`).join('\n');
