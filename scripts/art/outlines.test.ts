import { describe, expect, it } from 'vitest';
import { loadOutlines } from './outlines.ts';

describe('loadOutlines', () => {
  it('reads glyphs from the subsets of a face', async () => {
    const outlines = await loadOutlines([{ face: 'yuji-boku', text: '龍門' }]);
    expect(outlines('yuji-boku', '龍').d).toMatch(/^M-?\d+/);
    expect(outlines('yuji-boku', '門').advance).toBe(1000);
    expect(outlines('yuji-boku', '龍').d).not.toBe(outlines('yuji-boku', '門').d);
  });

  it('gives a space an advance and no outline', async () => {
    const outlines = await loadOutlines([{ face: 'lilita-one', text: 'A b' }]);
    expect(outlines('lilita-one', ' ').d).toBe('');
    expect(outlines('lilita-one', ' ').advance).toBeGreaterThan(100);
  });

  it('names the missing character of a face', async () => {
    await expect(loadOutlines([{ face: 'yuji-boku', text: '熊貓' }])).rejects.toThrow(/yuji-boku.*貓/);
  });
});
