import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { type Anatomy, componentGroups } from '#ui/anatomy.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

const shape = z.strictObject({
  name: z.string(),
  group: z.enum(componentGroups),
  summary: z.string(),
  members: z.array(z.string()),
  parts: z.record(z.string(), z.array(z.string())),
  keyboard: z.record(z.string(), z.string()),
  pattern: z.string().optional(),
  accessibility: z.string(),
});

export interface Inventoried {
  /** `ui/components/Button` */
  readonly folder: string;
  /** Undefined if the folder has no `anatomy.ts`. */
  readonly anatomy: Anatomy | undefined;
}

const rooms = ['ui/layout', 'ui/components'] as const;

/**
 * Reads all components with their anatomies, ordered by group and name.
 * @throws ZodError that names the faults of an anatomy
 */
export async function readInventory(root: string): Promise<readonly Inventoried[]> {
  const folders = rooms.flatMap((room) =>
    readdirSync(join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${room}/${entry.name}`),
  );
  const found = await Promise.all(
    folders.map(async (folder): Promise<Inventoried> => {
      const file = join(root, folder, 'anatomy.ts');
      if (!existsSync(file)) return { folder, anatomy: undefined };
      const module: unknown = await import(pathToFileURL(file).href);
      const { pattern, ...rest } = z.object({ default: shape }).parse(module).default;
      return { folder, anatomy: pattern === undefined ? rest : { ...rest, pattern } };
    }),
  );
  const rank = ({ anatomy }: Inventoried): number =>
    anatomy === undefined ? componentGroups.length : componentGroups.indexOf(anatomy.group);
  const nameOf = ({ folder, anatomy }: Inventoried): string => anatomy?.name ?? folder;
  return found.toSorted((a, b) => rank(a) - rank(b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

const code = (text: string): string => `\`${text}\``;
/** A bar would end the table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

function partsOf({ parts }: Anatomy): string {
  return Object.entries(parts)
    .map(([part, states]) => code(part) + (states.length > 0 ? ` (${states.join(', ')})` : ''))
    .join('<br>');
}

const keysOf = ({ keyboard }: Anatomy): string =>
  Object.entries(keyboard)
    .map(([keys, does]) => `**${keys}** ${does}`)
    .join('<br>') || '–';

function row(folder: string, anatomy: Anatomy): string {
  const others = anatomy.members.filter((member) => member !== anatomy.name).map(code);
  const pattern =
    anatomy.pattern === undefined
      ? ''
      : `<br>[${anatomy.pattern}](https://www.w3.org/WAI/ARIA/apg/patterns/${anatomy.pattern}/)`;
  const cells = [
    `**[${anatomy.name}](../${folder})**${others.length > 0 ? `<br>with ${others.join(', ')}` : ''}`,
    `${anatomy.summary}${pattern}`,
    partsOf(anatomy) || '–',
    keysOf(anatomy),
    `[${anatomy.group}/${anatomy.name}](../stories/ui/${anatomy.name}.stories.tsx)`,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Returns the inventory as a page: a table per group, a row per component. */
export function componentsPage(inventory: readonly Inventoried[]): string {
  const known = inventory.flatMap(({ folder, anatomy }) => (anatomy === undefined ? [] : [{ folder, anatomy }]));
  const parts = known.flatMap(({ anatomy }) => Object.keys(anatomy.parts));
  const groups = componentGroups.map((group) => {
    const rows = known
      .filter(({ anatomy }) => anatomy.group === group)
      .map(({ folder, anatomy }) => row(folder, anatomy));
    if (rows.length === 0) return '';
    const head = '| component | for | parts (states) | keyboard | story |\n|---|---|---|---|---|';
    return `## ${group}\n\n${head}\n${rows.join('\n')}\n`;
  });
  return [
    '# Components',
    `The library has ${String(known.length)} components with ${String(parts.length)} parts. \`npm run docs:components\` writes this page from each component's \`anatomy.ts\`; a test fails if the two differ.`,
    "A part is an element's `data-part`, a state its `data-state`; both are a contract. A brand overrides tokens by part, tests find what is shown by them, and no page renders a part that is not listed.",
    'The page of a component in Storybook shows how to use it and what screen readers announce.',
    groups.filter((text) => text !== '').join('\n'),
  ].join('\n\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = process.cwd();
  await writeWhenChanged(join(root, 'docs/components.md'), componentsPage(await readInventory(root)));
}
