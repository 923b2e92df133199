import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { membersUsed, withoutMethods } from './withoutMethods.ts';

const MODULE = `
export class Box {
  static from(size) { return new Box(size); }
  get size() { return this.width(); }
  width() { return { pad() {} }; }
}
export const mixin = { label: null, find() {}, sort() {} };`;

test('a module loses the named methods, getters and static methods', () => {
  const code = withoutMethods(MODULE, parseSync('box.mjs', MODULE).program, ['from', 'size', 'find']);
  expect(code).not.toMatch(/from|get size|find/);
  expect(code).toContain('width() { return { pad() {} }; }');
  expect(code).toContain('sort() {} };');
  expect(parseSync('box.mjs', code).errors).toEqual([]);
});

test('a name that a module lacks is refused', () => {
  expect(() => withoutMethods(MODULE, parseSync('box.mjs', MODULE).program, ['size', 'height'])).toThrow(
    'no method height',
  );
});

test('members are found by dot and by bracket, and other words are not', () => {
  const code = 'a.find(); b?.sort(); c["label"]; const pad = 1; // size';
  expect(membersUsed(code, new Set(['find', 'sort', 'label', 'pad', 'size']))).toEqual(['find', 'sort', 'label']);
});
