import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const Published = z.object({
  default: z.object({ name: z.string(), group: z.string(), parts: z.record(z.string(), z.array(z.string())) }),
});

/** The files in which components and layout primitives publish their parts. */
export const anatomyFiles = (root: string): readonly string[] =>
  ['ui/components', 'ui/layout'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(root, folder, entry.name, 'anatomy.ts'))
      .filter((file) => existsSync(file))
      .sort(),
  );

/** Every part that a component publishes, with the component's name. */
export type Parts = ReadonlyMap<string, string>;

/**
 * Reads what the components publish as their parts: the names under which a brand may override tokens.
 *
 * @throws ZodError or what the file throws, naming the file, when an anatomy is none
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
