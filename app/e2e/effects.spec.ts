import { GIFT_IDS } from '#art/index.ts';
import { expect, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

/** The largest size of an effect's file. */
const MAX_BYTES = 250 * 1024;

// The files are made by hand and committed. Each must exist, be small, and decode in Chromium.
test('has a clip and a sound that decode for every gift', LONG, async ({ app }) => {
  const page = await app.visit({ path: '/zh_tw/support/terms' });
  for (const id of GIFT_IDS) {
    for (const [kind, height] of [
      ['webm', 576],
      ['mp4', 1152],
      ['mp3', 0],
    ] as const) {
      const address = `/effects/${id}.${kind}`;
      const decoded = await page.evaluate(
        async ([source, sound]) => {
          const bytes = (await (await fetch(source)).arrayBuffer()).byteLength;
          const media = document.createElement(sound ? 'audio' : 'video');
          media.muted = true;
          media.src = source;
          await new Promise((resolve, reject) => {
            media.oncanplaythrough = resolve;
            media.onerror = () => reject(new Error(`${source} does not decode`));
          });
          return { bytes, seconds: media.duration, height: media instanceof HTMLVideoElement ? media.videoHeight : 0 };
        },
        [address, kind === 'mp3'] as const,
      );
      expect(decoded.bytes, address).toBeLessThanOrEqual(MAX_BYTES);
      expect(decoded.seconds, address).toBeGreaterThan(3);
      expect(decoded.height, address).toBe(height);
    }
  }
});
