import { join } from 'node:path';
import { contrastFailures } from '#ui/theme/contrast.ts';
import type { NamedTheme } from '#ui/theme/css.ts';
import { deriveTheme } from '#ui/theme/derive.ts';
import { deriveParts } from '#ui/theme/parts.ts';
import { type Faces, ownFaces } from './fonts.ts';
import { isSound, soundNames } from './sounds.ts';
import { BrandError, type BrandFolder, brandIDs, readBrand } from './read.ts';

/** A valid brand: its folder, its theme, and the faces that it names. */
export interface BuiltBrand extends NamedTheme {
  readonly folder: BrandFolder;
  readonly families: ReadonlySet<string>;
  readonly own: Faces;
}

const systemFamilies = new Set(['system', 'system-serif']);

function build(
  root: string,
  id: string,
  faces: Faces,
  published: ReadonlySet<string>,
): { built?: BuiltBrand; problems: readonly string[] } {
  const { folder, problems } = readBrand(root, id, published);
  if (!folder) return { problems };
  const families = new Set([...folder.families].filter((family) => !systemFamilies.has(family)));
  const own = ownFaces(join(root, 'brands', id), folder.brand);
  const taken = Object.keys(own).filter((family) => Object.hasOwn(faces, family));
  if (taken.length > 0) {
    const reason = 'is the name of a face that every brand has: give yours another';
    return { problems: taken.map((family) => `brands/${id}/brand.json: Faces: "${family}" ${reason}`) };
  }
  const unknown = [...families].filter((family) => !Object.hasOwn(faces, family) && !Object.hasOwn(own, family));
  if (unknown.length > 0) {
    return {
      problems: unknown.map(
        (family) =>
          `brands/${id}/tokens.json: font "${family}" is neither one of the brand's own (Faces in brand.json) nor in ui/fonts/faces.json (${Object.keys(faces).join(', ')}, system, system-serif)`,
      ),
    };
  }
  const silent = Object.entries(folder.brand.Sounds).filter(
    ([, file]) => !isSound(file) && !file.startsWith('/brands/'),
  );
  if (silent.length > 0) {
    return {
      problems: silent.map(
        ([moment, file]) =>
          `brands/${id}/brand.json: Sounds.${moment}: there is no ${file} (${soundNames.map((name) => `/sounds/${name}`).join(', ')})`,
      ),
    };
  }
  try {
    const theme = deriveTheme(folder.seeds, folder.overrides);
    const parts = deriveParts(folder.seeds, folder.overrides, folder.parts);
    const failures = contrastFailures(id, theme, parts);
    return failures.length > 0
      ? { problems: failures }
      : { built: { id, scheme: folder.seeds.scheme, theme, parts, folder, families, own }, problems: [] };
  } catch (error) {
    return { problems: [`brands/${id}/tokens.json: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/** Built brands with the key of their inputs, by id. */
export type KnownBrands = Map<string, { readonly key: string; readonly built: BuiltBrand }>;

/** The cache of a process that builds more than once. */
export interface Memory {
  readonly known: KnownBrands;
  /** The key is the same for the same files and code. */
  readonly keyOf: (id: string) => string;
}

function remembered(id: string, memory: Memory, make: () => ReturnType<typeof build>): ReturnType<typeof build> {
  const key = memory.keyOf(id);
  const known = memory.known.get(id);
  if (known?.key === key) return { built: known.built, problems: [] };
  const result = make();
  if (result.built) memory.known.set(id, { key, built: result.built });
  return result;
}

/**
 * Reads, derives and checks every brand under `root/brands`.
 * @param parts the parts that the components publish
 * @param memory brands of earlier builds; unchanged brands are reused
 * @throws BrandError with all errors of all brands: files, tokens, and pairs below their contrast ratio
 */
export function buildBrands(
  root: string,
  faces: Faces,
  parts: ReadonlySet<string>,
  memory?: Memory,
): readonly BuiltBrand[] {
  const results = brandIDs(root).map((id) => {
    const make = () => build(root, id, faces, parts);
    return memory === undefined ? make() : remembered(id, memory, make);
  });
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new BrandError(problems);
  const brands = results.flatMap(({ built }) => (built ? [built] : []));
  const hosts = new Map<string, string>();
  const claimed = brands.flatMap(({ id, folder }) =>
    folder.brand.Hosts.flatMap((host) => {
      const other = hosts.get(host);
      hosts.set(host, id);
      return other === undefined ? [] : [`brands/${id}/brand.json: host "${host}" already belongs to "${other}"`];
    }),
  );
  const named = new Map<string, string>();
  for (const { id, own } of brands) {
    for (const family of Object.keys(own)) {
      const other = named.get(family);
      if (other !== undefined)
        claimed.push(`brands/${id}/brand.json: Faces: "${family}" already belongs to "${other}"`);
      named.set(family, id);
    }
  }
  if (claimed.length > 0) throw new BrandError(claimed);
  return brands;
}
