import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { asyncApi } from './protocol-docs/asyncapi.ts';
import { makeExamples } from './protocol-docs/examples.ts';
import { withGroupTable } from './protocol-docs/groupTable.ts';
import { openApi } from './protocol-docs/openapi.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

/** By file name under `docs/protocol/`. */
export const contractDocuments = (): Readonly<Record<string, string>> => ({
  'asyncapi.json': `${JSON.stringify(asyncApi(OPERATIONS, PUSHES), null, 2)}\n`,
  'openapi.json': `${JSON.stringify(openApi(ENDPOINTS), null, 2)}\n`,
});

/** Writes the changed reference documents, and the table of groups in docs/protocol.md. */
export async function generateProtocolDocs(root: string): Promise<void> {
  const examples = await makeExamples([...OPERATIONS, ...ENDPOINTS].map(({ name }) => name));
  const documents = { ...contractDocuments(), 'examples.json': `${JSON.stringify(examples, null, 1)}\n` };
  for (const [name, text] of Object.entries(documents)) await writeWhenChanged(join(root, 'docs/protocol', name), text);
  const page = join(root, 'docs/protocol.md');
  await writeWhenChanged(page, withGroupTable(await readFile(page, 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateProtocolDocs(process.cwd());
