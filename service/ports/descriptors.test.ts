import { expect, it, onTestFinished, vi } from 'vitest';
import { watchDescriptors } from './descriptors.ts';

it('logs once a minute that no descriptors are left, and nothing else', async () => {
  const lines: string[] = [];
  let tries = 0;
  const watch = watchDescriptors({
    log: { error: (about, text) => void lines.push(`${JSON.stringify(about)} ${text}`) },
    tryOpen: async () => {
      tries += 1;
      throw Object.assign(new Error('open failed'), { code: tries < 3 ? 'ENOENT' : 'EMFILE' });
    },
    everyMs: 2,
  });
  onTestFinished(() => watch.stop());
  await vi.waitFor(() => expect(tries).toBeGreaterThan(6));
  expect(lines).toEqual([expect.stringMatching(/^{"code":"EMFILE"} no file descriptors are left/)]);
});
