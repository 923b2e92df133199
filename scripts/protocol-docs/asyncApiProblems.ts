import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as z from 'zod';

const Result = z.object({
  document: z.unknown().optional(),
  diagnostics: z.array(
    z.object({
      code: z.union([z.string(), z.number()]),
      message: z.string(),
      path: z.array(z.union([z.string(), z.number()])),
    }),
  ),
});
const Parser = z.custom<new () => { parse(text: string): Promise<unknown> }>((value) => typeof value === 'function');
const Message = z.looseObject({ payload: z.unknown() });
const Document = z.looseObject({ components: z.looseObject({ messages: z.record(z.string(), Message) }) });

/** The document uses version 3.0, which every tool supports. */
const ACCEPTED = new Set<string | number>(['asyncapi-latest-version']);

/**
 * Returns the problems that AsyncAPI's parser finds in a document. The document is parsed in two halves: the parser resolves each payload
 * again for each use of its message, so the whole takes six times as long.
 * @param folder where the linters are installed
 */
export async function asyncApiProblems(folder: string, text: string): Promise<readonly string[]> {
  const installed: unknown = createRequire(resolve(folder, 'package.json'))('@asyncapi/parser');
  const parser = new (z.object({ Parser }).parse(installed).Parser)();
  const problems: string[] = [];
  for (const half of halvesOf(text)) {
    const { document, diagnostics } = Result.parse(await parser.parse(JSON.stringify(half)));
    const counted = diagnostics.filter(({ code }) => !ACCEPTED.has(code));
    problems.push(...counted.map(({ message, path, code }) => `asyncapi.json ${path.join('.')}: ${message} (${code})`));
    if (document === undefined && counted.length === 0) problems.push('asyncapi.json: is not accepted');
  }
  return problems;
}

/** Returns the document without its payloads, and its payloads without channels and operations. */
function halvesOf(text: string): readonly object[] {
  const document = Document.parse(JSON.parse(text));
  const { components } = document;
  const messages = Object.fromEntries(
    Object.entries(components.messages).map(([name, message]) => [name, { ...message, payload: { type: 'object' } }]),
  );
  return [
    { ...document, components: { ...components, messages } },
    { ...document, channels: {}, operations: {} },
  ];
}
