import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { gameTileFallback } from './fallback.ts';

const codes = Array.from({ length: 200 }, (_, i) => `game${i}`);

describe('gameTileFallback', () => {
  it('gives the same bytes for the same game', () => {
    expect(gameTileFallback('galaxy', '星海奇航')).toBe(gameTileFallback('galaxy', '星海奇航'));
  });

  it('gives every game a picture of its own', () => {
    expect(new Set(codes.map((code) => gameTileFallback(code, 'Same Title'))).size).toBe(codes.length);
  });

  it('sets a hostile title as text', () => {
    const svg = gameTileFallback('x', '<script>alert("&")</script>');
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
  });

  it('keeps long titles within the tile', () => {
    const sizes = [...gameTileFallback('x', '黃金礦工大冒險之失落的神殿').matchAll(/font-size="(\d+)"/g)];
    expect(sizes.length).toBeGreaterThan(0);
    for (const [, size] of sizes) expect(Number(size) * 13).toBeLessThanOrEqual(360);
  });

  it('adds less than 4 kB to what the browser loads', () => {
    const entry = new URL('./fallback.ts', import.meta.url).pathname;
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const [bundle] = outputFiles;
    expect(bundle && gzipSync(bundle.contents).byteLength).toBeLessThan(4000);
  });
});
