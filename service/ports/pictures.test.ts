import sharp from 'sharp';
import { expect, it } from 'vitest';
import { prioritiesOf } from '../testing/prioritiesOf.ts';
import { startPictureProcess } from './pictureProcess.ts';
import { createPictures } from './pictures.ts';

/** A long timeout for busy machines. */
const PATIENCE = { timeout: 120_000 };
const limits = { waiting: 4, decodeMs: 20_000, idleMs: 60_000 };
const pictures = createPictures(limits);

const draw = (width: number, height: number, progressive = false) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .jpeg({ progressive, quality: 60 })
    .toBuffer();

const processorMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

it('decodes outside of the process that serves players', PATIENCE, async () => {
  const large = await draw(2400, 1800);
  await pictures.rewrite(await draw(16, 16));
  const here = await processorMs(() => sharp(large).resize(512, 512).jpeg().toBuffer());
  let written: unknown;
  const there = await processorMs(async () => (written = await pictures.rewrite(large)));
  expect(written).toBeInstanceOf(Uint8Array);
  expect(there).toBeLessThan(here / 2);
});

it.runIf(process.platform === 'linux')(
  'decodes at a lower priority than the service, in every thread',
  { ...PATIENCE, tags: ['long'] },
  async () => {
    const decoder = await startPictureProcess();
    expect(await decoder.rewrite(await draw(400, 300), limits.decodeMs)).toBeInstanceOf(Uint8Array);
    const [own = 0] = prioritiesOf(process.pid);
    const priorities = prioritiesOf(decoder.pid);
    decoder.end();
    expect(priorities.length).toBeGreaterThan(1);
    expect(Math.min(...priorities)).toBeGreaterThan(own);
  },
);

it('lets four wait and refuses the next one at once', PATIENCE, async () => {
  const jpeg = await draw(64, 48);
  const answers = await Promise.all(Array.from({ length: 7 }, () => pictures.rewrite(jpeg)));
  expect(answers.map((answer) => (answer instanceof Uint8Array ? 'done' : answer))).toEqual([
    ...Array.from({ length: 5 }, () => 'done'),
    'busy',
    'busy',
  ]);
  expect(await pictures.rewrite(jpeg)).toBeInstanceOf(Uint8Array);
});

it('gives up a picture that takes too long, and reads the next one', { ...PATIENCE, tags: ['long'] }, async () => {
  const slow = createPictures({ ...limits, decodeMs: 1 });
  const large = await draw(2300, 1700, true);
  expect(await Promise.all([slow.rewrite(large), slow.rewrite(large)])).toEqual([undefined, undefined]);
  const answers = await Promise.all(
    [large, Buffer.from('no picture'), await draw(20, 10)].map((each) => pictures.rewrite(each)),
  );
  expect(answers.map((answer) => answer instanceof Uint8Array)).toEqual([true, false, true]);
});

it('decodes no more than 12 megapixels for any request', PATIENCE, async () => {
  expect(await pictures.rewrite(await draw(4001, 3000))).toBeUndefined();
});
