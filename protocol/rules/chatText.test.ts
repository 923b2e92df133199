import { describe, expect, it } from 'vitest';
import { chatTextLength, isSendable, normaliseChatText } from './chatText.ts';

describe('the text of a message', () => {
  it('is trimmed and composed', () => expect(normaliseChatText('  e\u0301 \n')).toBe('é'));
  it('keeps a new line, and no other control character nor half a pair', () =>
    expect(normaliseChatText('a\u0000b\r\nc\ud83d')).toBe('ab\nc'));
  it('counts code points, not code units', () => expect(chatTextLength('😀😀 ')).toBe(2));
  it.for(['a', '字'.repeat(100), '😀'.repeat(100), ` ${'a'.repeat(100)} `])('may be sent: %#', (text) =>
    expect(isSendable(text)).toBe(true),
  );
  it.for(['', '  \n\t ', '\u200b\u0000', '字'.repeat(101), '😀'.repeat(101)])('may not be sent: %#', (text) =>
    expect(isSendable(text)).toBe(false),
  );
});
