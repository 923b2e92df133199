import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { asyncApi } from './protocol-docs/asyncapi.ts';
import { openApi } from './protocol-docs/openapi.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

/** The reference documents of the protocol, by file name under `docs/protocol/`. */
export const protocolDocuments = (): Readonly<Record<string, string>> => ({
  'asyncapi.json': `${JSON.stringify(asyncApi(OPERATIONS, PUSHES), null, 2)}\n`,
  'openapi.json': `${JSON.stringify(openApi(ENDPOINTS), null, 2)}\n`,
});

/** Writes the reference documents where they changed. */
export async function generateProtocolDocs(root: string): Promise<void> {
  for (const [name, text] of Object.entries(protocolDocuments()))
    await writeWhenChanged(join(root, 'docs/protocol', name), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateProtocolDocs(process.cwd());
