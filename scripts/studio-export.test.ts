import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BrandFiles, type Draft, draftFrom, emptyDraft } from '#studio/draft/draft.ts';
import { exportBrand, zipBrand } from '#studio/draft/exportBrand.ts';
import { withOverride } from '#studio/draft/overrides.ts';
import { withColour, withRadius } from '#studio/draft/seeds.ts';
import { Brand } from '#protocol/brands.ts';
import { isTemplateDrawing } from '#ui/theme/template/drawings.ts';
import { generateBrands } from './generate-brands.ts';
import { brandIDs, drawings, servedDrawings } from './brands/read.ts';
import { scaffoldBrand } from './brands/scaffold.ts';

const here = join(import.meta.dirname, '..');
const brandsHere = brandIDs(here);
const text = (id: string, file: string) => readFileSync(join(here, 'brands', id, file), 'utf8');
const files = BrandFiles.parse(
  Object.fromEntries(
    brandsHere.map((id) => [
      id,
      {
        tokens: JSON.parse(text(id, 'tokens.json')) as unknown,
        drawings: Object.fromEntries(servedDrawings(here, id).map((file) => [file, text(id, file)])),
      },
    ]),
  ),
);
const brand = (id: string) => Brand.parse(JSON.parse(text(id, 'brand.json')));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(root, 'brands'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function unpack(draft: Draft, into = root): Promise<void> {
  const handed = exportBrand(draft, brandsHere.map(brand));
  if ('problems' in handed) throw new Error(JSON.stringify(handed.problems));
  for (const [name, content] of Object.entries(unzipSync(await zipBrand(draft.ID, handed.files)))) {
    const path = join(into, 'brands', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, strFromU8(content));
  }
}
const built = (at: string) =>
  z.array(Brand).parse(JSON.parse(readFileSync(join(at, 'ui/generated/brands.json'), 'utf8')));
const listed = () => built(root).map(({ ID }) => ID);
const sheet = (id: string, at = root) => readFileSync(join(at, 'app/public/brands', id, 'theme.css'), 'utf8');

/** Unpacks a draft of every own brand into one folder and builds them together, once per group of tests. */
function buildAll(draftOf: (id: string) => Draft): () => string {
  let shared = '';
  beforeAll(async () => {
    shared = mkdtempSync(join(tmpdir(), 'studio-'));
    for (const id of brandsHere) await unpack(draftOf(id), shared);
    await generateBrands(shared);
  }, 240_000);
  afterAll(() => rmSync(shared, { recursive: true }));
  return () => shared;
}

describe('a folder from the Brand Studio, unpacked into brands/', () => {
  it('is a brand without any edit', async () => {
    const blank = emptyDraft();
    const Tokens = withOverride(
      withRadius(withColour(blank.Tokens, 'primary', '#ff6b4a'), 18),
      'badge',
      'radius.pill',
      '3px',
    );
    await unpack({ ...blank, ID: 'koala', Name: { zh_tw: '無尾熊 <&>', id_id: 'Koala', vi_vn: 'Koala' }, Tokens });
    expect(await generateBrands(root)).toBe(true);
    expect(listed()).toEqual(['koala']);
    expect(sheet('koala')).toContain('--r3:18px');
    expect(sheet('koala')).toMatch(/\[data-part=badge\]:where\([^{]*\{--rp:3px\}/);
    const logo = readFileSync(join(root, 'app/public/brands/koala/logo.svg'), 'utf8');
    expect(logo).toContain('#ff6b4a');
    expect(logo).toContain('無尾熊 &#60;&#38;&#62;');
  });

  it('keeps its addresses, and draws an undrawn logo with its name and colours', async () => {
    const folder = scaffoldBrand(root, 'demo');
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const made = Brand.parse({ ...JSON.parse(read('brand.json')), Hosts: ['demo.localhost'] });
    const started = draftFrom(made, {
      demo: {
        tokens: z.record(z.string(), z.unknown()).parse(JSON.parse(read('tokens.json'))),
        drawings: Object.fromEntries(drawings.map((file) => [file, read(file)])),
        files: {},
      },
    });
    expect(started.ID).toBe('demo');
    await unpack({
      ...started,
      Name: { ...started.Name, zh_tw: '曉光' },
      Tokens: withColour(started.Tokens, 'primary', '#ff6b4a'),
    });
    expect(Brand.parse(JSON.parse(read('brand.json'))).Hosts).toEqual(['demo.localhost']);
    expect(read('logo.svg')).toContain('曉光');
    expect(read('mark.svg')).toContain('#ff6b4a');
  });

  it('passes the formatter and the checks of this project unchanged', async () => {
    for (const id of brandsHere) await unpack(draftFrom(brand(id), files));
    writeFileSync(join(root, 'biome.json'), readFileSync(join(here, 'biome.json')));
    const biome = join(here, 'node_modules/@biomejs/biome/bin/biome');
    const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', '.'], {
      cwd: root,
      encoding: 'utf8',
    });
    // Two files per brand, and the formatter's own settings.
    const checked = `Checked ${2 * brandsHere.length + 1} files`;
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining(checked)]);
    expect(`${stdout}${stderr}`).toContain('No fixes applied');
  });

  it('coexists with the other brands, and claims none of their hosts', async () => {
    await unpack({ ...emptyDraft(), ID: 'koala' });
    await unpack({ ...emptyDraft(), ID: 'panda', Scheme: 'dark', Pattern: 'rings' });
    await generateBrands(root);
    expect(listed()).toEqual(['koala', 'panda']);
  });
});

describe('a folder from the Brand Studio that started from an existing brand', () => {
  describe('under its own id, unchanged', () => {
    const at = buildAll((id) => draftFrom(brand(id), files));

    it.each(brandsHere)('gives %s again', (id) => {
      expect(sheet(id, at())).toBe(readFileSync(join(here, 'app/public/brands', id, 'theme.css'), 'utf8'));
      // An undrawn logo is drawn with the brand's name.
      const drawn = servedDrawings(here, id).filter(
        (file) => !((file === 'logo.svg' || file === 'mark.svg') && isTemplateDrawing(file, text(id, file))),
      );
      for (const file of ['brand.json', 'tokens.json', ...drawn]) {
        const own = readFileSync(join(at(), 'brands', id, file), 'utf8');
        // The studio puts a file's scheme last, and keeps the order of everything else.
        expect(file.endsWith('.json') ? JSON.parse(own) : own).toEqual(
          file.endsWith('.json') ? JSON.parse(text(id, file)) : text(id, file),
        );
      }
    });
  });

  describe('under another id', () => {
    const at = buildAll((id) => ({
      ...draftFrom({ ...brand(id), Hosts: ['play.example'] }, files),
      ID: `${id}-copy`,
    }));

    it.each(brandsHere)('has the look of %s, but not its address or its drawn name', (id) => {
      const original = readFileSync(join(here, 'app/public/brands', id, 'theme.css'), 'utf8');
      expect(sheet(`${id}-copy`, at()).replaceAll(`${id}-copy`, id)).toBe(original);
      const { ID: _, Hosts: __, ...facts } = brand(id);
      const copied = built(at()).filter(({ ID }) => ID === `${id}-copy`);
      expect(copied).toEqual([{ ...facts, ID: `${id}-copy`, Hosts: [] }]);
      expect(built(at())).toHaveLength(brandsHere.length);
      expect(readFileSync(join(at(), `brands/${id}-copy/pattern.svg`), 'utf8')).toBe(text(id, 'pattern.svg'));
      expect(readFileSync(join(at(), `brands/${id}-copy/logo.svg`), 'utf8')).not.toBe(text(id, 'logo.svg'));
    });
  });
});

describe('a draft that the build would refuse', () => {
  const kinds = (draft: Draft) => {
    const handed = exportBrand(draft, brandsHere.map(brand));
    return 'problems' in handed ? handed.problems.map(({ kind }) => kind) : [];
  };

  it('is not exported, with the reason', () => {
    const blank = emptyDraft();
    expect(kinds(blank)).toEqual([]);
    expect(kinds({ ...blank, ID: 'owl' })).toEqual(['id']);
    expect(kinds({ ...blank, ID: '../owl' })).toEqual(['id']);
    expect(kinds({ ...blank, Name: { ...blank.Name, vi_vn: ' ' } })).toEqual(['name']);
    expect(kinds({ ...blank, Tokens: withOverride(blank.Tokens, undefined, 'color.text', '#333333') })).toEqual([
      'contrast',
    ]);
    expect(kinds({ ...blank, Tokens: { ...blank.Tokens, sparkle: { x: { $type: 'number', $value: 1 } } } })).toEqual([
      'token',
    ]);
    const face = { $type: 'fontFamily', $value: 'Comic Sans' };
    expect(kinds({ ...blank, Tokens: { ...blank.Tokens, font: { small: face } } })).toEqual(['face']);
  });
});
