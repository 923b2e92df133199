import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Catalogue } from './catalogue.ts';

const run = promisify(execFile);

/** Replaces the id of a message without an id. */
export const missingId = 'no-id:';

const extractedSchema = z.record(z.string(), z.object({ defaultMessage: z.string().optional(), file: z.string() }));

/** The messages with their places. */
export interface Extraction {
  texts: Catalogue;
  files: Record<string, string>;
}

/**
 * Collects every message of `features/`, `studio/` and `app/`.
 * @param root the checkout
 * @throws formatjs's own error if an id has two texts, or a descriptor is not a literal
 */
export async function extractMessages(root: string): Promise<Extraction> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin/formatjs');
  const extracting = run(
    process.execPath,
    [
      cli,
      'extract',
      '{features,studio,app}/**/*.{ts,tsx}',
      '--ignore',
      '**/*.test.*',
      '--throws',
      '--extract-source-location',
      '--id-interpolation-pattern',
      `${missingId}[sha512:contenthash:hex:8]`,
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  // Without a matching file, formatjs waits for code on its standard input.
  extracting.child.stdin?.end();
  const { stdout } = await extracting;
  const extracted = extractedSchema.parse(JSON.parse(stdout.trim() === '' ? '{}' : stdout));
  const texts: Catalogue = {};
  const files: Record<string, string> = {};
  for (const [id, message] of Object.entries(extracted)) {
    texts[id] = message.defaultMessage ?? '';
    files[id] = message.file;
  }
  return { texts, files };
}
