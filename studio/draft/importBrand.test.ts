import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import generatedFiles from '#ui/generated/brandFiles.json' with { type: 'json' };
import { BrandFiles, type Draft, draftFrom, emptyDraft } from './draft.ts';
import { exportBrand, zipBrand } from './exportBrand.ts';
import { importBrand } from './importBrand.ts';
import { withOverride } from './overrides.ts';
import { withColour, withFace, withRadius } from './seeds.ts';

const brands = z.array(Brand).parse(generated);
const files = BrandFiles.parse(generatedFiles);

async function zipped(draft: Draft): Promise<Uint8Array> {
  const handed = exportBrand(draft, brands);
  if ('problems' in handed) throw new Error(JSON.stringify(handed.problems));
  return zipBrand(draft.ID, handed.files);
}
async function imported(bytes: Uint8Array) {
  const answer = await importBrand('koala.zip', bytes);
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  return answer;
}
const made = (): Draft => {
  const blank = emptyDraft();
  const Tokens = withFace(withRadius(withColour(blank.Tokens, 'primary', '#ff6b4a'), 7.5), 'heading', 'Nunito');
  return {
    ...blank,
    ID: 'koala',
    Name: { zh_tw: '無尾熊', id_id: 'Koala', vi_vn: 'Gấu túi' },
    Scheme: 'dark',
    Pattern: 'waves',
    Tokens: withOverride(withOverride(Tokens, 'badge', 'radius.pill', '3px'), undefined, 'color.heading', '#ffeecc'),
  };
};
const repacked = (
  bytes: Uint8Array,
  change: (folder: Record<string, string>) => Record<string, string>,
): Uint8Array => {
  const folder = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]));
  return zipSync(Object.fromEntries(Object.entries(change(folder)).map(([path, text]) => [path, strToU8(text)])));
};

describe('an archive from the Brand Studio', () => {
  it.each([
    { name: 'a new brand', draft: made },
    ...brands.map((brand) => ({ name: brand.ID, draft: () => draftFrom(brand, files) })),
    ...brands.map((brand) => ({
      name: `one made from ${brand.ID}`,
      draft: () => ({ ...draftFrom(brand, files), ID: 'koala' }),
    })),
  ])('is imported as the same bytes: $name', async ({ draft }) => {
    const bytes = await zipped(draft());
    const { draft: back, report } = await imported(bytes);
    expect(await zipped(back)).toEqual(bytes);
    expect(report.ignored).toEqual([]);
  });

  it.each(['owl', 'koala'])('keeps faces, sounds and pictures byte for byte, as %s', async (id) => {
    const owl = brands.find(({ ID }) => ID === 'owl');
    if (!owl) throw new Error('no owl');
    const bytes = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 1, 0xfe, 0xff]).toString('base64');
    const Faces = [
      { Family: 'Owl Sans', Licence: 'faces/OFL.txt', Files: [{ File: 'faces/owl.woff2', Weights: [400, 900] }] },
    ];
    const own = BrandFiles.parse({
      owl: {
        ...files['owl'],
        faces: Faces,
        files: {
          'faces/owl.woff2': bytes,
          'faces/OFL.txt': 'Copyright 2026 the Owl Sans authors, under the SIL Open Font License 1.1.',
          'sounds/tap.mp3': bytes,
          'pictures/wheel.webp': bytes,
        },
      },
    });
    const start = draftFrom(
      {
        ...owl,
        Sounds: { press: '/brands/owl/sounds/tap.mp3' },
        Pictures: { 'banner-wheel': '/brands/owl/pictures/wheel.webp' },
      },
      own,
    );
    const packed = await zipped({ ...start, ID: id, Tokens: withFace(start.Tokens, 'numerals', 'Owl Sans') });
    const folder = unzipSync(packed);
    expect(Buffer.from(folder[`${id}/faces/owl.woff2`] ?? []).toString('base64')).toBe(bytes);
    const facts: unknown = JSON.parse(strFromU8(folder[`${id}/brand.json`] ?? new Uint8Array()));
    expect(facts).toMatchObject({
      Faces,
      Sounds: { press: `/brands/${id}/sounds/tap.mp3` },
      Pictures: { 'banner-wheel': `/brands/${id}/pictures/wheel.webp` },
    });
    const { draft, report } = await imported(packed);
    expect(report.kept).toBe(4);
    expect(await zipped(draft)).toEqual(packed);
  });

  it('keeps the scheme in its tokens.json', async () => {
    const folder = unzipSync(await zipped(made()));
    const tokens: unknown = JSON.parse(strFromU8(folder['koala/tokens.json'] ?? new Uint8Array()));
    expect(tokens).toMatchObject({ $extensions: { 'app.menagerie.scheme': 'dark' } });
  });

  it('reports the imported files', async () => {
    const { report, draft } = await imported(await zipped(made()));
    expect(report).toMatchObject({ name: 'koala.zip', tokens: 8, overrides: 2, drawings: 4, kept: 0, scheme: true });
    expect(draft).toMatchObject({ ID: 'koala', Name: { vi_vn: 'Gấu túi' }, Scheme: 'dark' });
  });
});

describe('an archive of another tool', () => {
  it('is read with its folder at any depth, keeps texts, and names unknown tokens', async () => {
    const bytes = repacked(await zipped(made()), (folder) => ({
      ...Object.fromEntries(Object.entries(folder).map(([path, text]) => [`brands/${path}`, text])),
      'brands/koala/content/landing/zh_tw.md': '# 你好',
      'brands/koala/.DS_Store': 'x',
      '__MACOSX/brands/koala/._brand.json': 'x',
      'brands/koala/notes.docx': 'x',
      'readme.txt': 'x',
    }));
    const { draft, report } = await imported(bytes);
    expect(report.kept).toBe(1);
    expect(report.ignored).toEqual([
      { file: 'brands/koala/.DS_Store', why: 'system' },
      { file: '__MACOSX/brands/koala/._brand.json', why: 'system' },
      { file: 'brands/koala/notes.docx', why: 'unknown' },
      { file: 'readme.txt', why: 'outside' },
    ]);
    const handed = exportBrand(draft, brands);
    expect('files' in handed && handed.files['content/landing/zh_tw.md']).toBe('# 你好');
  });

  it('is read without a folder in it', async () => {
    const bytes = repacked(await zipped(made()), (folder) =>
      Object.fromEntries(Object.entries(folder).map(([path, text]) => [path.replace('koala/', ''), text])),
    );
    expect((await imported(bytes)).draft.ID).toBe('koala');
  });

  const refused = async (change: (folder: Record<string, string>) => Record<string, string>) => {
    const answer = await importBrand('koala.zip', repacked(await zipped(made()), change));
    return 'problems' in answer ? answer.problems.map(({ file, field, reason }) => `${file} ${field} ${reason}`) : [];
  };

  it.each([
    [
      'a game that there is none of',
      'brand.json',
      '"owl"',
      '"unicorn"',
      /^brand\.json Lobby\.Game must be one of owl, /,
    ],
    [
      'a javascript: address',
      'brand.json',
      'https://i.win.org.tw/',
      'javascript:alert(1)',
      /^brand\.json Links\.Underage must be .*https:/,
    ],
    [
      'a field that there is none of',
      'brand.json',
      '"Scheme"',
      '"Sheme": 1, "Scheme"',
      /^brand\.json {2}has no field "Sheme"; it has ID, Name/,
    ],
    ['a colour that is none', 'tokens.json', '"hex": "#ff6b4a"', '"hex": "#ff6b4b"', /^tokens\.json seed\.primary /],
    [
      'two schemes',
      'tokens.json',
      '"app.menagerie.scheme": "dark"',
      '"app.menagerie.scheme": "light"',
      /^tokens\.json .*says "light", but Scheme in brand\.json says "dark"/,
    ],
    ['a drawing that runs', 'mark.svg', '<svg ', '<svg onload="alert(1)" ', /^mark\.svg {2}has onload/],
    ['no JSON', 'brand.json', '{', '{,', /^brand\.json .*JSON/],
  ])('is refused by file and field for %s', async (_, file, from, to, said) => {
    const problems = await refused((folder) => ({
      ...folder,
      [`koala/${file}`]: (folder[`koala/${file}`] ?? '').replace(from, to),
    }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(said);
  });

  it('is refused without a brand, or if it is no archive', async () => {
    expect(await refused((folder) => ({ 'koala/tokens.json': folder['koala/tokens.json'] ?? '' }))).toEqual([
      'brand.json  is not in the archive',
    ]);
    expect(await importBrand('x.zip', strToU8('no archive'))).toMatchObject({ problems: [{ file: 'x.zip' }] });
  });

  it('is not unpacked beyond the largest brand', async () => {
    const bytes = repacked(await zipped(made()), (folder) => ({ ...folder, 'koala/huge.svg': 'x'.repeat(3_000_000) }));
    expect((await imported(bytes)).report.ignored).toEqual([{ file: 'koala/huge.svg', why: 'size' }]);
  });
});
