import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const Published = z.object({
  default: z.object({ name: z.string(), group: z.string(), parts: z.record(z.string(), z.array(z.string())) }),
});

/** Returns the files in which components and layout primitives publish their parts. */
export const anatomyFiles = (root: string): readonly string[] =>
  ['ui/components', 'ui/layout'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(root, folder, entry.name, 'anatomy.ts'))
      .filter((file) => existsSync(file))
      .sort(),
  );

/** By the name of their component. */
export type Parts = ReadonlyMap<string, string>;

/**
 * Reads the parts that components publish. A brand may override tokens under these names.
 * @throws ZodError or the file's own error, with the name of the file, if an anatomy is invalid
 */
export async function readParts(root: string): Promise<Parts> {
  const parts = new Map<string, string>();
  for (const file of anatomyFiles(root)) {
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href).catch((error: unknown) => {
      throw new Error(`${file}: cannot be read as an anatomy`, { cause: error });
    });
    const { name, parts: own } = Published.parse(module).default;
    for (const part of Object.keys(own)) parts.set(part, name);
  }
  return parts;
}
