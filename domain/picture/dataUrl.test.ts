import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, readBase64, readJpeg, writeBase64 } from './dataUrl.ts';

const urlOf = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;

describe('base64', () => {
  it.for([0, 1, 2, 3, 4, 255, 256])('decodes %i bytes unchanged', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
    const text = writeBase64(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64').replace(/=+$/, ''));
    expect(readBase64(text)).toEqual(bytes);
  });
  it.for(['a', 'ab!d', 'ab=d', '阿'])('refuses "%s"', (text) => expect(readBase64(text)).toBeUndefined());
});

describe('readJpeg', () => {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  it('accepts a JPEG by its type and first bytes', () => expect(readJpeg(urlOf(head))).toEqual(new Uint8Array(head)));
  it.for(['', 'data:image/png;base64,/9j/', 'data:image/jpeg;base64,', urlOf(Buffer.from('PNG'))])(
    'refuses "%s"',
    (url) => expect(readJpeg(url)).toBeUndefined(),
  );
  it('accepts 2 MiB and not a byte more', () => {
    const full = Buffer.concat([head, Buffer.alloc(MAX_PICTURE_BYTES - head.length)]);
    expect(readJpeg(urlOf(full))).toHaveLength(MAX_PICTURE_BYTES);
    expect(readJpeg(urlOf(Buffer.concat([full, Buffer.alloc(1)])))).toBe('tooLarge');
  });
});
