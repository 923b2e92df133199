import { posix } from 'node:path';
import { groups, kernelFiles, kernelFolders, topPlaces } from './domain.ts';

interface Place {
  readonly kind: 'kernel' | 'top' | 'group' | 'unknown';
  /** The first folder or file below `domain/`. */
  readonly name: string;
}

function placeOf(path: string): Place {
  const [, name = ''] = path.split('/');
  if (kernelFolders.includes(name) || kernelFiles.includes(name)) return { kind: 'kernel', name };
  if (topPlaces.includes(name)) return { kind: 'top', name };
  return { kind: Object.hasOwn(groups, name) ? 'group' : 'unknown', name };
}

/**
 * Checks an import within `domain/` against its inner layers.
 * @param file the importing file, from the checkout
 * @param specifier a relative path
 * @returns the fault, or undefined
 */
export function domainViolationOf(file: string, specifier: string): string | undefined {
  const from = placeOf(file);
  const target = posix.join(posix.dirname(file), specifier);
  const to = placeOf(target);
  if (from.kind === 'unknown') return `domain/${from.name} is no group; name it in scripts/layers/domain.ts`;
  if (from.kind === 'top' || to.kind === 'kernel') return undefined;
  if (to.kind === 'top') return `only the top of domain/ may import ${target}`;
  if (from.kind === 'kernel') return `the kernel of domain/ may not import the group ${to.name}`;
  if (from.name === to.name || groups[from.name]?.includes(to.name) === true) return undefined;
  return `the group ${from.name} may not import the group ${to.name}; use a port or a registry at the top of domain/`;
}
