import type { Anatomy } from '#ui/anatomy.ts';

const modules = import.meta.glob<Anatomy>(['#ui/components/*/anatomy.ts', '#ui/layout/*/anatomy.ts'], {
  eager: true,
  import: 'default',
});

/** The anatomy of the component that a story's title ends with: `Actions/Button` is Button's. */
export function anatomyOf(title: string): Anatomy | undefined {
  return Object.values(modules).find(({ group, name }) => title === `${group}/${name}`);
}

/** The component's folder within the room: `components/Card`. */
export function folderOf(anatomy: Anatomy): string {
  const [path = ''] = Object.entries(modules).find(([, one]) => one === anatomy) ?? [];
  return path.replace(/^.*\/((?:components|layout)\/\w+)\/anatomy\.ts$/u, '$1');
}
