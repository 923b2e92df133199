import { expect, it } from 'vitest';
import { type AmfValue, propertyOf, readAmf0, writeAmf0, writeEcmaArray } from './amf0.ts';

it('reads what it writes', () => {
  const values: AmfValue[] = [
    'connect',
    1,
    new Map<string, AmfValue>([
      ['app', 'live'],
      ['audio', true],
      ['nested', new Map([['x', 2.5]])],
    ]),
    null,
    undefined,
    ['a', false],
    'x'.repeat(70_000),
  ];
  expect(readAmf0(writeAmf0(...values))).toEqual(values);
  const array = new Map([['width', 1280]]);
  expect(readAmf0(writeEcmaArray(array))).toEqual([array]);
});

it('does not confuse a property name with a name of the prototype', () => {
  const [value] = readAmf0(writeAmf0(new Map([['__proto__', 'x']])));
  expect(propertyOf(value, '__proto__')).toBe('x');
  expect(propertyOf(value, 'constructor')).toBeUndefined();
});

it.each([
  ['a text that is cut off', Buffer.from([2, 0, 9, 65])],
  ['a type of its own', Buffer.of(0x7f)],
  ['an object without an end', Buffer.from([3, 0, 1, 65, 5])],
  ['an array that says to be huge', Buffer.from([10, 0xff, 0xff, 0xff, 0xff, 5])],
  ['objects in objects without end', Buffer.concat(Array.from({ length: 50 }, () => Buffer.from([3, 0, 1, 65])))],
])('refuses %s', (_what, bytes) => {
  expect(() => readAmf0(bytes)).toThrow(expect.objectContaining({ fault: 'amf' }));
});
