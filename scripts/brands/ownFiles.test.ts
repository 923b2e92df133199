import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_FOLDER_BYTES } from '#protocol/brandFolder.ts';
import { Brand } from '#protocol/brands.ts';
import { generateBrands } from '../generate-brands.ts';
import { checkout, edit, scratchBrand } from './testing/scratchBrand.ts';

describe('a brand with its own files', () => {
  const scratch = scratchBrand();
  const facts = (change: Record<string, unknown>) =>
    edit(join(scratch.folder, 'brand.json'), (text) =>
      JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(text)), ...change }),
    );
  const give = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(scratch.folder, path)), { recursive: true });
    writeFileSync(join(scratch.folder, path), content);
  };
  const woff2 = readFileSync(
    join(checkout, 'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
  );
  const licence = 'Copyright 2026 the Koala Sans authors. This face is licensed under the SIL Open Font License 1.1.';
  const face = {
    Family: 'Koala Sans',
    Licence: 'faces/licence.txt',
    Files: [{ File: 'faces/koala.woff2', Weights: [400, 900] }],
  };
  const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(40)]);
  /** Music of the largest allowed size, which is ten times that of a sound. */
  const music = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(MAX_FOLDER_BYTES.music - 3)]);
  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(40)]);

  it('sets text in its own face, subset to digits and Latin, with the licence beside it', async () => {
    facts({ Faces: [face] });
    give('faces/koala.woff2', woff2);
    give('faces/licence.txt', licence);
    edit(join(scratch.folder, 'tokens.json'), (text) => text.replace('"system"', '"Koala Sans"'));
    await generateBrands(scratch.root);
    const css = readFileSync(join(scratch.root, 'app/public/brands/koala/theme.css'), 'utf8');
    const [, name = ''] = /font-family:"Koala Sans";src:url\(\/fonts\/(koala-sans-[\w.-]+\.woff2)\)/.exec(css) ?? [];
    const served = readFileSync(join(scratch.root, 'app/public/fonts', name));
    expect(served.toString('latin1', 0, 4)).toBe('wOF2');
    expect(served.byteLength).toBeLessThan(woff2.byteLength);
    expect(css).toContain('--fn:"Koala Sans"');
    expect(readFileSync(join(scratch.root, 'app/public/fonts/licence-koala-sans.txt'), 'utf8')).toBe(licence);
  });

  it('serves its own sounds and pictures from its own address', async () => {
    facts({
      Sounds: { press: '/brands/koala/sounds/tap.wav', music: '/brands/koala/sounds/theme.mp3' },
      Pictures: {
        'banner-wheel': '/brands/koala/pictures/wheel.webp',
        'tile-owl': '/brands/koala/pictures/owl.webp',
      },
    });
    give('sounds/tap.wav', wav);
    give('sounds/theme.mp3', music);
    give('pictures/wheel.webp', webp);
    give('pictures/owl.webp', webp);
    await generateBrands(scratch.root);
    for (const [path, content] of [
      ['sounds/tap.wav', wav],
      ['sounds/theme.mp3', music],
      ['pictures/wheel.webp', webp],
      ['pictures/owl.webp', webp],
    ] as const) {
      expect(readFileSync(join(scratch.root, 'app/public/brands/koala', path)).equals(content)).toBe(true);
    }
    const [built] = z
      .array(Brand)
      .parse(JSON.parse(readFileSync(join(scratch.root, 'protocol/generated/brands.json'), 'utf8')));
    expect(built?.Sounds).toEqual({
      press: '/brands/koala/sounds/tap.wav',
      music: '/brands/koala/sounds/theme.mp3',
    });
    expect(built?.Pictures).toEqual({
      'banner-wheel': '/brands/koala/pictures/wheel.webp',
      'tile-owl': '/brands/koala/pictures/owl.webp',
    });
    facts({ Sounds: {}, Pictures: {} });
    await generateBrands(scratch.root);
    expect(existsSync(join(scratch.root, 'app/public/brands/koala/pictures'))).toBe(false);
  });

  it.each([
    [
      'a face without a licence',
      { Faces: [face] },
      'brand.json: Faces.0.Licence: faces/licence.txt is not in the folder',
    ],
    ['a face that is none', { Faces: [face] }, 'brand.json: Faces.0.Files.0: faces/koala.woff2 is no woff2 file'],
    [
      'the name of a face that all have',
      { Faces: [{ ...face, Family: 'Nunito' }] },
      'Faces: "Nunito" is the name of a face',
    ],
    [
      'a sound that is not there',
      { Sounds: { win: '/brands/koala/sounds/no.mp3' } },
      'Sounds.win: sounds/no.mp3 is not in the folder',
    ],
    [
      'a sound of another brand',
      { Sounds: { win: '/brands/owl/sounds/tap.wav' } },
      'Sounds.win: names a file of "owl"',
    ],
    [
      'a sound by another name',
      { Sounds: { win: '/brands/koala/sounds/tap.mp3' } },
      'Sounds.win: sounds/tap.mp3 is no mp3 file',
    ],
    [
      'a picture for nothing',
      { Pictures: { 'banner-sun': '/brands/koala/pictures/x.webp' } },
      'may replace banner-rain, ',
    ],
    [
      'a picture from elsewhere',
      { Pictures: { 'tile-owl': 'https://x.example/x.webp' } },
      'must be /brands/<id>/pictures/',
    ],
    [
      'a picture that is too large',
      { Pictures: { 'tile-owl': '/brands/koala/pictures/big.webp' } },
      'the limit is 300000',
    ],
  ])('is refused with the field for %s', (name, change, said) => {
    facts(change);
    give('faces/koala.woff2', name === 'a face that is none' ? 'none' : woff2);
    if (name !== 'a face without a licence') give('faces/licence.txt', licence);
    give('sounds/tap.mp3', wav);
    give('pictures/big.webp', Buffer.concat([webp, Buffer.alloc(300_000)]));
    expect(scratch.problem()).toContain(said);
  });
});
