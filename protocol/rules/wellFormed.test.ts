import { describe, expect, it } from 'vitest';
import { illFormedText } from './wellFormed.ts';

describe('text that can be kept', () => {
  it('is any other text, also of pairs of surrogates', () => {
    expect(illFormedText({ Message: '😀 ok\n', List: ['a', 1, null, { x: '貓' }] })).toBeUndefined();
  });

  it.each([
    [{ Message: 'a\0b' }, 'Message'],
    [{ List: ['a', { x: '\ud800' }] }, 'List.1.x'],
    [{ Message: '\udc00😀' }, 'Message'],
    ['\0', ''],
  ])('is found where it stands: %j', (value, path) => expect(illFormedText(value)).toBe(path));

  it('is looked for in names too', () => expect(illFormedText({ 'a\0': 1 })).toBe('a\0'));
});
