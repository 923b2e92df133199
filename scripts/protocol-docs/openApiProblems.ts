import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as z from 'zod';

const Redocly = z.object({
  createConfig: z.custom<(config: object) => Promise<unknown>>((value) => typeof value === 'function'),
  lint: z.custom<(options: object) => Promise<unknown>>((value) => typeof value === 'function'),
});
const Problem = z.object({
  ruleId: z.string(),
  message: z.string(),
  location: z.array(z.object({ pointer: z.string().optional() })),
});
const Operation = z.object({ responses: z.record(z.string(), z.unknown()) });
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/**
 * Returns the problems of an OpenAPI document by Redocly's recommended rules, including warnings.
 * @param folder where the linters are installed
 */
export async function openApiProblems(folder: string, file: string): Promise<readonly string[]> {
  const installed: unknown = createRequire(resolve(folder, 'package.json'))('@redocly/openapi-core');
  const { createConfig, lint } = Redocly.parse(installed);
  // A call that only redirects has no 2XX answer. All others must have an answer by the rule, which is checked below.
  const rules = { 'operation-2xx-response': 'off' };
  const found = await lint({ ref: resolve(file), config: await createConfig({ extends: ['recommended'], rules }) });
  const broken = z.array(Problem).parse(found);
  return [
    ...broken.map(({ ruleId, message, location }) => `${file}${location[0]?.pointer ?? ''}: ${message} (${ruleId})`),
    ...withoutGoodAnswer(Document.parse(JSON.parse(readFileSync(file, 'utf8')))).map(
      (name) => `${file}: ${name} has no good answer`,
    ),
  ];
}

function withoutGoodAnswer({ paths }: z.infer<typeof Document>): readonly string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => !Object.keys(responses).some((status) => /^2|^303$/.test(status)))
      .map(([method]) => `${method} ${path}`),
  );
}
