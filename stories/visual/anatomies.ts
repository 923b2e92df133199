import type { Anatomy } from '#ui/anatomy.ts';

const modules = import.meta.glob<Anatomy>(['#ui/components/*/anatomy.ts', '#ui/layout/*/anatomy.ts'], {
  eager: true,
  import: 'default',
});

/** Every component's anatomy by its name. */
export const anatomies: ReadonlyMap<string, Anatomy> = new Map(
  Object.values(modules).map((anatomy) => [anatomy.name, anatomy]),
);

/** Every declared part with its possible states. */
export const declaredParts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(modules).flatMap(({ parts }) => Object.entries(parts)),
);
