import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readJpegFrame } from './jpegFrame.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

it.for([false, true])('reads width, height and whether it is progressive (%s)', async (progressive) => {
  const jpeg = await draw(40, 30).jpeg({ progressive }).toBuffer();
  expect(readJpegFrame(jpeg)).toEqual({ width: 40, height: 30, progressive });
});

it('takes no picture inside of the metadata for the picture', async () => {
  const thumbnail = await draw(8, 6).jpeg().toBuffer();
  const jpeg = await draw(40, 30).jpeg().toBuffer();
  const length = thumbnail.length + 2;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]), thumbnail]);
  const both = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  expect(readJpegFrame(both)).toMatchObject({ width: 40, height: 30 });
});

it('skips fill bytes', async () => {
  const jpeg = await draw(40, 30).jpeg().toBuffer();
  const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
  expect(readJpegFrame(filled)).toMatchObject({ width: 40 });
});

it('returns undefined if the header is cut off at any byte', async () => {
  const jpeg = await draw(40, 30).jpeg().toBuffer();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  for (let length = 0; length < at + 9; length += 1) expect(readJpegFrame(jpeg.subarray(0, length))).toBeUndefined();
});
