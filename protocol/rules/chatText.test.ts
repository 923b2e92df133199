import { describe, expect, it } from 'vitest';
import { chatTextLength, isSendable } from './chatText.ts';

describe('the text of a message', () => {
  it('counts code points of the stored form', () => expect(chatTextLength('😀😀\u200b ')).toBe(2));
  it.for(['a', '字'.repeat(100), '😀'.repeat(100), ` ${'a'.repeat(100)} `, `${'a'.repeat(100)}${'\u200b'.repeat(9)}`])(
    'may be sent: %#',
    (text) => expect(isSendable(text)).toBe(true),
  );
  it.for(['', '  \n\t ', '\u200b\u0000', '\u2800', '\u3164', '字'.repeat(101), '😀'.repeat(101)])(
    'may not be sent: %#',
    (text) => expect(isSendable(text)).toBe(false),
  );
});
