import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { UsageError } from './command.ts';

/** Reads an operator's JSON file. */
export async function readDraft<Draft extends z.ZodType>(file: string, schema: Draft): Promise<z.output<Draft>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is malformed'}`);
}
