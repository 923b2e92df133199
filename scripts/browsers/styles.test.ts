import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const sheets = ['app', 'features', 'studio', 'ui'].flatMap((room) =>
  readdirSync(join(checkout, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `${room}/${file}`),
);

/** Returns the styles of a sheet as objects of names and literal values, with their lines. */
function stylesIn(file: string, code: string): { at: string; style: ReadonlyMap<string, unknown> }[] {
  const found: { at: string; style: ReadonlyMap<string, unknown> }[] = [];
  new Visitor({
    ObjectExpression: ({ start, properties }) => {
      const style = new Map<string, unknown>();
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        style.set(property.key.name, property.value.type === 'Literal' ? property.value.value : undefined);
      }
      found.push({ at: `${file}:${code.slice(0, start).split('\n').length}`, style });
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/**
 * Whether a style has a basis of 0 and a minimum of 0. In a box as high as its content (`fit-content`), WebKit gives it no height. `1 1
 * auto` shrinks too.
 */
function collapses(style: ReadonlyMap<string, unknown>): boolean {
  const basis = style.get('flex');
  const hasNoBasis = basis === 1 || (typeof basis === 'string' && /^\d+( \d+)? 0(px|%)?$/.test(basis));
  const hasNoMinimum = style.get('minHeight') === 0 || ['auto', 'scroll'].includes(String(style.get('overflowY')));
  return hasNoBasis && hasNoMinimum;
}

const badIn = (isBad: (style: ReadonlyMap<string, unknown>) => boolean, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    stylesIn(file, readFileSync(join(checkout, file), 'utf8')).flatMap(({ at, style }) => (isBad(style) ? [at] : [])),
  );

test('finds a planted style that collapses', () => {
  const planted = `style({ flex: 1, minHeight: 0 }); style({ flex: '1 1 0', overflowY: 'auto' }); style({ flex: '1 1 auto', minHeight: 0 });`;
  expect(stylesIn('planted.css.ts', planted).filter(({ style }) => collapses(style))).toHaveLength(2);
});

test('no style collapses in a box as high as its content', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(badIn(collapses, sheets)).toEqual([]);
});

test('text-wrap: pretty has a single rule, which leaves out Chinese on WebKit', () => {
  const says = (style: ReadonlyMap<string, unknown>): boolean => style.get('textWrap') === 'pretty';
  expect(badIn(says, sheets)).toEqual([]);
});
