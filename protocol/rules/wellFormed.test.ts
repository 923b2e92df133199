import { describe, expect, it } from 'vitest';
import { illFormedText } from './wellFormed.ts';

describe('text that can be stored', () => {
  it('is any other text, also with surrogate pairs', () => {
    expect(illFormedText({ Message: '😀 ok\n', List: ['a', 1, null, { x: '貓' }] })).toBeUndefined();
  });

  it.each([
    [{ Message: 'a\0b' }, 'Message'],
    [{ List: ['a', { x: '\ud800' }] }, 'List.1.x'],
    [{ Message: '\udc00😀' }, 'Message'],
    ['\0', ''],
  ])('is found at its path: %j', (value, path) => expect(illFormedText(value)).toBe(path));

  it('is also searched in names', () => expect(illFormedText({ 'a\0': 1 })).toBe('a\0'));
});
