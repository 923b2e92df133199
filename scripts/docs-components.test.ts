import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Anatomy, componentGroups } from '#ui/anatomy.ts';
import { componentsPage, type Inventoried, readInventory } from './docs-components.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** `GameCard` → `game-card`, `QRCode` → `qr-code`. */
const kebab = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/gu, '$1$3-$2$4').toLowerCase();

describe('the inventory of components', () => {
  let inventory: readonly Inventoried[] = [];
  let known: readonly { folder: string; anatomy: Anatomy }[] = [];
  beforeAll(async () => {
    inventory = await readInventory(root);
    known = inventory.flatMap(({ folder, anatomy }) => (anatomy ? [{ folder, anatomy }] : []));
  });

  it('equals docs/components.md (else: npm run docs:components)', () => {
    expect(read('docs/components.md')).toBe(componentsPage(inventory));
  });

  it('has an anatomy for every folder, under the folder’s name', () => {
    const wrong = inventory
      .filter(({ folder, anatomy }) => anatomy?.name !== folder.replace(/^.*\//u, ''))
      .map(({ folder, anatomy }) => `${folder}: ${anatomy?.name ?? 'no anatomy.ts'}`);
    expect(wrong).toEqual([]);
  });

  it('has a story file for every component, titled by group and name', () => {
    const files = new Set(readdirSync(`${root}stories/ui`));
    const wrong = known.flatMap(({ anatomy: { name, group } }) => {
      const file = `${name}.stories.tsx`;
      if (!files.has(file)) return [`stories/ui/${file} is missing`];
      const title = /title: '(?<title>[^']*)'/u.exec(read(`stories/ui/${file}`))?.groups?.['title'];
      return title === `${group}/${name}` ? [] : [`stories/ui/${file} is titled ${String(title)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no other component stories', () => {
    const titles = new Set(known.map(({ anatomy: { name } }) => `${name}.stories.tsx`));
    const unknown = readdirSync(`${root}stories/ui`)
      .filter((file) => file.endsWith('.stories.tsx') && !titles.has(file))
      .filter((file) => !/title: 'Overview\//u.test(read(`stories/ui/${file}`)));
    expect(unknown).toEqual([]);
  });

  it('names every part once: the root after its component, then the other parts', () => {
    const owners = new Map<string, string>();
    const wrong: string[] = [];
    for (const { anatomy } of known) {
      const own = kebab(anatomy.name);
      const parts = Object.keys(anatomy.parts);
      if (parts.length > 0 && !parts.includes(own)) wrong.push(`${anatomy.name} has no part ${own}`);
      for (const part of parts) {
        const owner = owners.get(part);
        if (owner !== undefined) wrong.push(`${part} belongs to ${owner} and ${anatomy.name}`);
        if (part !== own && !part.startsWith(`${own}-`)) wrong.push(`${part} of ${anatomy.name} begins otherwise`);
        owners.set(part, anatomy.name);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has the order of groups in Storybook’s sidebar', () => {
    const order = /order: \[(?<order>[^\]]*)\]/u.exec(read('.storybook/preview.tsx'))?.groups?.['order'] ?? '';
    const names = Array.from(order.matchAll(/'([^']+)'/gu), ([, name]) => name);
    const first = names.indexOf(componentGroups[0]);
    expect(first).toBeGreaterThan(-1);
    expect(names.slice(first, first + componentGroups.length)).toEqual(componentGroups);
  });
});

describe('the page of the inventory', () => {
  const anatomy: Anatomy = {
    name: 'Lamp',
    group: 'Feedback',
    summary: 'Shines.',
    members: ['Lamp', 'LampSwitch'],
    parts: { lamp: ['on', 'off'], 'lamp-shade': [] },
    keyboard: { Space: 'on | off' },
    pattern: 'switch',
    accessibility: 'Named by the page.',
  };
  const page = componentsPage([
    { folder: 'ui/components/Lamp', anatomy },
    { folder: 'ui/components/Unnamed', anatomy: undefined },
  ]);

  it('lists parts, states, keys, pattern and story of each component under its group', () => {
    expect(page).toContain('1 components with 2 parts');
    const row = page.split('\n').find((line) => line.includes('Lamp'));
    expect(page.indexOf('## Feedback')).toBeGreaterThan(-1);
    for (const said of [
      '`lamp` (on, off)<br>`lamp-shade`',
      '**Space** on \\| off',
      'patterns/switch/',
      'with `LampSwitch`',
      '[Feedback/Lamp](../stories/ui/Lamp.stories.tsx)',
    ])
      expect(row).toContain(said);
  });

  it('leaves out empty groups', () => {
    expect(page).not.toContain('## Chat');
  });
});
