import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Brand } from '#protocol/brands.ts';
import { readContrast } from '#ui/theme/contrast.ts';
import { brandsCss } from '#ui/theme/css.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildBrands, type KnownBrands } from './brands/build.ts';
import { vietnameseFace } from './brands/fonts.ts';
import { scaffoldBrand } from './brands/scaffold.ts';
import { checkout, edit, faces, published, scratchBrand } from './brands/testing/scratchBrand.ts';
import { generateBrands, leftoverLines, makeBrands } from './generate-brands.ts';

describe('the nine brands', () => {
  const nine = 'betrnk bj188 crab dragon hippo horse lion owl win'.split(' ');
  const all = buildBrands(checkout, faces, published);
  // The test also passes with a tenth brand.
  const brands = all.filter(({ id }) => nine.includes(id));

  it('all exist, and every listed pair of every brand is readable', () => {
    expect(brands.map(({ id }) => id)).toEqual(nine);
    for (const { theme } of all) expect(readContrast(theme).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('compress to less than 8 KiB together', () => {
    expect(gzipSync(brandsCss(brands)).byteLength).toBeLessThan(8 * 1024);
  });

  it('have the specified capabilities', () => {
    const may = (pick: (brand: Brand) => boolean) =>
      brands.filter(({ folder }) => pick(folder.brand)).map(({ id }) => id);
    expect(may(({ Capabilities }) => Capabilities.WalletItem === 'gem')).toEqual(['betrnk', 'bj188', 'crab', 'owl']);
    expect(may(({ Capabilities }) => Capabilities.Live)).toEqual(['betrnk', 'bj188', 'crab', 'owl']);
    expect(may(({ Capabilities }) => Capabilities.RedEnvelopeSending)).toEqual(['bj188']);
    expect(may(({ Scheme }) => Scheme === 'light')).toEqual(['lion', 'win']);
  });

  it('differ in shape, not only in colour', () => {
    const shapes = brands.map(({ theme: { shape, radius, edge } }) =>
      JSON.stringify([{ ...shape, ornament: '' }, radius, edge.tile, edge.tileFrame, edge.cardInner]),
    );
    expect(new Set(shapes).size).toBe(brands.length);
  });
});

describe('a new brand', () => {
  const scratch = scratchBrand();
  const tokens = (id: string) => join(scratch.root, 'brands', id, 'tokens.json');
  const css = (values: Record<string, string>) => (text: string) => {
    const file = z.looseObject({}).parse(JSON.parse(text));
    return JSON.stringify({ ...file, $extensions: { 'app.menagerie.css': values } });
  };

  it('passes generation and all checks with the template’s values, and is served whole', async () => {
    expect(await generateBrands(scratch.root)).toBe(true);
    const list = z
      .array(Brand)
      .parse(JSON.parse(readFileSync(join(scratch.root, 'protocol/generated/brands.json'), 'utf8')));
    expect(list.map(({ ID }) => ID)).toEqual(['koala']);
    expect(readFileSync(join(scratch.root, 'ui/generated/brands.css'), 'utf8')).toContain('[data-brand=koala]');
    expect(readFileSync(join(scratch.root, 'app/public/brands/koala/theme.css'), 'utf8')).toContain('--chrome:');
    expect(readFileSync(join(scratch.root, 'app/public/brands/koala/logo.svg'), 'utf8')).toContain('<svg');
  });

  it("lists the fields that still have the template's values", async () => {
    await generateBrands(scratch.root);
    expect(leftoverLines(scratch.root)).toEqual([
      expect.stringMatching(
        /^examples still, which production refuses .*: koala: Name\.zh_tw, .*Links\.AppStore, .*Support\.Chat$/,
      ),
    ]);
  });

  it('serves its own drawing that its tokens name', async () => {
    writeFileSync(join(scratch.root, 'brands/koala/ridge.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    edit(tokens('koala'), css({ 'shape.ridge': 'url(/brands/koala/ridge.svg)' }));
    await generateBrands(scratch.root);
    expect(readFileSync(join(scratch.root, 'app/public/brands/koala/ridge.svg'), 'utf8')).toContain('<svg');
    expect(readFileSync(join(scratch.root, 'app/public/brands/koala/theme.css'), 'utf8')).toContain(
      '--rdg:url(/brands/koala/ridge.svg)',
    );
  });

  it('shows its own mascot, otherwise its mark, or the template’s mark at half size', async () => {
    const mark = join(scratch.root, 'brands/koala/mark.svg');
    const mascot = join(scratch.root, 'app/public/brands/koala/mascot.svg');
    await generateBrands(scratch.root);
    expect(readFileSync(mascot, 'utf8')).toContain('viewBox="-48 -80 192 192"');
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="5"/></svg>';
    writeFileSync(mark, drawn);
    await generateBrands(scratch.root);
    expect(readFileSync(mascot, 'utf8')).toBe(drawn);
    const own = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
    writeFileSync(join(scratch.root, 'brands/koala/mascot.svg'), own);
    await generateBrands(scratch.root);
    expect(readFileSync(mascot, 'utf8')).toBe(own);
  });

  it('is rebuilt only if its folder changes, and removed with its folder', async () => {
    await generateBrands(scratch.root);
    expect(await generateBrands(scratch.root)).toBe(false);
    edit(tokens('koala'), (text) => text.replace('"value": 12', '"value": 18'));
    expect(await generateBrands(scratch.root)).toBe(true);
    const sheet = join(scratch.root, 'ui/generated/brands.css');
    expect(readFileSync(sheet, 'utf8')).toContain('--r3:18px');
    scaffoldBrand(scratch.root, 'panda');
    rmSync(join(scratch.root, 'brands/koala'), { recursive: true });
    await generateBrands(scratch.root);
    expect(readFileSync(sheet, 'utf8')).not.toContain('koala');
    expect(() => readFileSync(join(scratch.root, 'app/public/brands/koala/logo.svg'))).toThrow('ENOENT');
  });

  it('is rebuilt alone if its folder changes: files of other brands stay, and the lists have both', async () => {
    scaffoldBrand(scratch.root, 'panda');
    expect(await makeBrands(scratch.root)).toEqual({ made: ['koala', 'panda'], gone: [] });
    const served = (id: string) => join(scratch.root, 'app/public/brands', id);
    const written = (id: string) =>
      readdirSync(served(id)).map((file) => [file, statSync(join(served(id), file)).mtimeMs] as const);
    const [koala, panda] = [written('koala'), written('panda')];
    edit(join(scratch.root, 'brands/koala/brand.json'), (text) => text.replace('"Mark": "', '"Mark": "K'));
    expect(await makeBrands(scratch.root)).toEqual({ made: ['koala'], gone: [] });
    expect(written('panda')).toEqual(panda);
    expect(written('koala')).not.toEqual(koala);
    const list = z.array(Brand).parse(JSON.parse(readFileSync(join(scratch.root, 'ui/generated/brands.json'), 'utf8')));
    expect(list.map(({ ID, Rating }) => [ID, Rating.Mark.startsWith('K')])).toEqual([
      ['koala', true],
      ['panda', false],
    ]);
  });

  it('is derived alone by a process that has cached the others', async () => {
    scaffoldBrand(scratch.root, 'panda');
    const known: KnownBrands = new Map();
    await makeBrands(scratch.root, known);
    const [koala, panda] = [known.get('koala')?.built, known.get('panda')?.built];
    edit(tokens('koala'), (text) => text.replace('"value": 12', '"value": 18'));
    await makeBrands(scratch.root, known);
    expect(known.get('panda')?.built).toBe(panda);
    expect(known.get('koala')?.built).not.toBe(koala);
  });

  it('never replaces an existing brand, and needs a name that is a valid attribute', () => {
    expect(() => scaffoldBrand(scratch.root, 'koala')).toThrow('brands/koala already exists');
    expect(() => scaffoldBrand(scratch.root, '../koala')).toThrow('cannot name a brand');
  });

  it('fails the build with name, pair and ratio if its text is unreadable', () => {
    edit(tokens('koala'), (text) =>
      text.replace(
        '"$extensions"',
        '"color": { "$type": "color", "text": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } }, "$extensions"',
      ),
    );
    expect(scratch.problem()).toMatch(/brand "koala": color\.text on color\.ground is 1\.\d\d:1, needs 4\.5:1/);
  });

  it('reports the file and the token that is missing, unknown or invalid', () => {
    edit(tokens('koala'), (text) => text.replace('"primary"', '"prime"'));
    expect(scratch.problem()).toContain('brands/koala/tokens.json: seed.primary: is missing');
    expect(scratch.problem()).toContain('brands/koala/tokens.json: seed.prime: is no seed');
    edit(tokens('koala'), css({ 'shape.sparkle': '1px' }));
    expect(scratch.problem()).toContain('brands/koala/tokens.json: shape.sparkle: names no token of the contract');
    edit(tokens('koala'), (text) => text.replace('{', '{,'));
    expect(scratch.problem()).toMatch(/brands\/koala\/tokens\.json: .*JSON/);
    rmSync(join(scratch.root, 'brands/koala/pattern.svg'));
    expect(scratch.problem()).toContain('brands/koala/pattern.svg: is missing');
  });

  it('can override tokens of a component’s part by value, alias or CSS', async () => {
    edit(tokens('koala'), (text) =>
      JSON.stringify({
        ...z.looseObject({}).parse(JSON.parse(text)),
        part: { button: { color: { primary: { $value: '{seed.accent}' } } } },
        $extensions: { 'app.menagerie.css': { 'part.button-icon.shape.skewBack': '4deg' } },
      }),
    );
    await generateBrands(scratch.root);
    for (const sheet of ['ui/generated/brands.css', 'app/public/brands/koala/theme.css']) {
      const written = readFileSync(join(scratch.root, sheet), 'utf8');
      expect(written).toMatch(/\[data-part=button\]:where\([^{]*\{[^}]*--p:#f5b841;/);
      expect(written).toMatch(/\[data-part=button-icon\]:where\([^{]*\{--unskew:4deg\}/);
    }
  });

  it('reports an unknown part, an unknown token of a part, and an unreadable pair of a part', () => {
    const part = (given: object) => (text: string) =>
      JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(text)), part: given });
    const red = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.5, 0, 0] } };
    edit(tokens('koala'), part({ sparkle: { color: { text: red } }, button: { color: { sparkle: red } } }));
    expect(scratch.problem()).toContain(
      'brands/koala/tokens.json: part.sparkle.color.text: "sparkle" is no part of any component',
    );
    expect(scratch.problem()).toContain('part.button.color.sparkle: names no token of the contract');
    edit(tokens('koala'), part({ button: { color: { onPrimary: red, primary: red } } }));
    expect(scratch.problem()).toContain(
      'brand "koala", part "button": color.onPrimary on color.primary is 1.00:1, needs 4.5:1',
    );
    edit(tokens('koala'), part({}));
    edit(tokens('koala'), css({ 'part.button.color.text': '#fff' }));
    expect(scratch.problem()).toContain('part.button.color.text: is a colour');
    edit(tokens('koala'), css({ 'part.sparkle.shape.skew': '1deg' }));
    expect(scratch.problem()).toContain('part.sparkle.shape.skew: "sparkle" is no part of any component');
  });

  it('subsets the faces that an override names, too', () => {
    edit(tokens('koala'), (text) =>
      JSON.stringify({
        ...z.looseObject({}).parse(JSON.parse(text)),
        part: { button: { font: { small: { $type: 'fontFamily', $value: ['Nunito', 'system'] } } } },
      }),
    );
    const [koala] = buildBrands(scratch.root, faces, published);
    expect([...(koala?.families ?? [])]).toEqual(['Nunito']);
    expect(koala?.parts?.[0]?.theme.font.small).toMatch(/^"Nunito","PingFang TC"/);
  });

  it('serves the sounds that it names, and refuses unknown sounds', async () => {
    await generateBrands(scratch.root);
    const [message] = buildBrands(scratch.root, faces, published).map(
      ({ folder }) => folder.brand.Sounds.message ?? '',
    );
    expect(readFileSync(join(scratch.root, 'app/public', message ?? '')).toString('latin1', 0, 4)).toBe('RIFF');
    const facts = join(scratch.root, 'brands/koala/brand.json');
    edit(facts, (text) => text.replace('glass-win', 'thunder-win'));
    expect(scratch.problem()).toContain('brands/koala/brand.json: Sounds.win: there is no /sounds/thunder-win.wav');
    edit(facts, (text) => text.replace('/sounds/thunder-win.wav', 'https://elsewhere.example/x.wav'));
    expect(scratch.problem()).toContain('brands/koala/brand.json: Sounds.win: ');
  });

  it('restores a sound that was deleted by hand', async () => {
    await generateBrands(scratch.root);
    const sounds = join(scratch.root, 'app/public/sounds');
    const [first = ''] = readdirSync(sounds).filter((file) => file.endsWith('.wav'));
    const played = readFileSync(join(sounds, first));
    rmSync(join(sounds, first));
    await generateBrands(scratch.root);
    expect(readFileSync(join(sounds, first)).equals(played)).toBe(true);
  });

  it('sets Vietnamese headings in a typeface that has all letters, instead of its own', async () => {
    await generateBrands(scratch.root);
    const css = readFileSync(join(scratch.root, 'app/public/brands/koala/theme.css'), 'utf8');
    const files = css.split('@font-face').filter((rule) => rule.includes(`font-family:"${vietnameseFace}"`));
    expect(files).toHaveLength(2);
    for (const rule of files)
      expect(existsSync(join(scratch.root, 'app/public', /url\((\S+?)\)/.exec(rule)?.[1] ?? ''))).toBe(true);
    const ranges = files.flatMap((rule) => [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]);
    const isCovered = (letter: string): boolean =>
      ranges.some(([, first = '', last = first]) => {
        const code = letter.codePointAt(0) ?? 0;
        return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
      });
    expect(
      Array.from('ĐĂNG NHẬP · Cửa hàng & cộng đồng, Nổ hũ, Sắp mở bán').filter((letter) => !isCovered(letter)),
    ).toEqual([]);
    expect(readFileSync(join(checkout, 'ui/theme/global.css.ts'), 'utf8')).toContain(`"${vietnameseFace}"`);
  });

  it('may only name faces that the build can subset', () => {
    edit(tokens('koala'), (text) => text.replace('"system"', '"Comic Sans"'));
    expect(scratch.problem()).toMatch(
      /font "Comic Sans" is neither one of the brand's own .* nor in ui\/fonts\/faces\.json/,
    );
  });

  it('cannot close its declaration or leave the origin through a CSS value', () => {
    edit(tokens('koala'), css({ 'fill.page': 'red;} body{display:none' }));
    expect(scratch.problem()).toContain('fill.page: must be one CSS value');
    edit(tokens('koala'), css({ 'fill.page': 'red; color: blue' }));
    expect(scratch.problem()).toContain('fill.page: must be one CSS value');
    edit(tokens('koala'), css({ 'fill.page': 'linear-gradient(red, blue' }));
    expect(scratch.problem()).toContain('fill.page: has a bracket or a quote that is not closed');
    edit(tokens('koala'), css({ 'fill.page': 'url("https://elsewhere.example/x.svg")' }));
    expect(scratch.problem()).toContain('fill.page: url() may name /brands/… or an inline SVG only');
    edit(tokens('koala'), css({ 'fill.page': 'token(color.sparkle)' }));
    expect(scratch.problem()).toContain('fill.page: token(color.sparkle) names no token of the contract');
    edit(tokens('koala'), css({ 'fill.page': 'linear-gradient(token(color.surface2), token(color.ground))' }));
    expect(scratch.problem()).toBe('nothing wrong');
  });

  it.each([
    ['Lobby.Game', '"Game": "owl"', '"Game": "unicorn"', 'must be one of owl, cat, '],
    ['Lobby.Spotlight', '"wideStart"', '"tall"', 'must be one of wideStart, wideEnd, hero'],
    ['Lobby.Banners.1', '"seven"', '"eight"', 'must be one of rain, seven, first, wheel, rank, arena'],
    ['Lobby.Banners', '"seven"', '"first"', 'names a banner twice'],
    ['Scheme', '"dark"', '"sepia"', 'must be one of dark, light'],
    ['Hosts.0', '"Hosts": []', '"Hosts": ["https://play.example.com/"]', 'must be a host such as play.example.com'],
    ['Hosts.0', '"Hosts": []', '"Hosts": ["play_.example.com"]', 'must be a host such as play.example.com'],
    ['Links.Underage', 'https://i.win.org.tw/', 'javascript:alert(1)', 'must be an address that begins with https://'],
    ['Links.Apk', 'https://download', 'http://download', 'must be an address that begins with https://'],
    ['Links.Support', '"/support/info"', '"//elsewhere.example"', 'must be a page such as /support/info'],
    ['Links.Support', '"/support/info"', '"javascript:alert(1)"', 'must be a page such as /support/info'],
    ['Support.Chat', 'https://chat', 'javascript:chat', 'must be an address that begins with https://, or ""'],
    ['Support.Email', 'support@template.', 'support at template.', 'must be an address such as help@example.com'],
    ['Support.Phone', '02-0000-0000', 'tel:1', 'must be digits, spaces and hyphens'],
    ['Capabilities.Live', '"Live": false', '"Live": "no"', 'must be true or false'],
    ['Name.vi_vn', '"vi_vn": "New brand"', '"vi_vn": " "', 'must have words in it'],
    ['Rating.Mark', '"18+"', '"eighteen and over"', '6'],
    ['ID', '"ID": "koala"', '"ID": "Koala"', 'must be 2 to 32 of a-z, 0-9 and -, a letter first'],
    ['has no field "Colour"; it has ID, Name, ', '"Scheme"', '"Colour": 1, "Scheme"', ''],
    ['Company: has no field "Url"; it has Name, Address', '"Company": {', '"Company": { "Url": "x",', ''],
  ])('reports the file, the field and the allowed values: %s', (field, from, to, allowed) => {
    edit(join(scratch.root, 'brands/koala/brand.json'), (text) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    });
    const said = scratch.problem();
    expect(said).toContain(`brands/koala/brand.json: ${field}`);
    expect(said).toContain(allowed);
    expect(said.split('\n')).toHaveLength(2);
  });

  it('accepts a brand without an app and without a page of customer service', () => {
    edit(join(scratch.root, 'brands/koala/brand.json'), (text) =>
      text.replace(/"(AppStore|GooglePlay|Apk|Chat)": "https:[^"]*"/g, '"$1": ""'),
    );
    expect(scratch.problem()).toBe('nothing wrong');
    expect(readFileSync(join(scratch.root, 'brands/koala/brand.json'), 'utf8').match(/": ""/g)?.length).toBeGreaterThan(
      3,
    );
  });

  it('reports a drawing that runs scripts or fetches from another origin', () => {
    const mark = join(scratch.root, 'brands/koala/mark.svg');
    edit(mark, (text) => text.replace('<path', '<script>alert(1)</script><path'));
    expect(scratch.problem()).toContain('brands/koala/mark.svg: has the element <script>');
    writeFileSync(
      mark,
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elsewhere.example/x.png"/></svg>',
    );
    expect(scratch.problem()).toContain('brands/koala/mark.svg: points to "https://elsewhere.example/x.png"');
  });

  it('reports different schemes (dark or light) in its two files', () => {
    edit(join(scratch.root, 'brands/koala/brand.json'), (text) => text.replace('"dark"', '"light"'));
    expect(scratch.problem()).toContain(
      'brands/koala/tokens.json: $extensions.app.menagerie.scheme: says "dark", but Scheme',
    );
  });

  it('cannot claim another brand’s host', () => {
    scaffoldBrand(scratch.root, 'panda');
    for (const id of ['koala', 'panda']) {
      edit(join(scratch.root, 'brands', id, 'brand.json'), (text) =>
        text.replace('"Hosts": []', '"Hosts": ["play.example"]'),
      );
    }
    expect(scratch.problem()).toContain('host "play.example" already belongs to "koala"');
  });
});
