import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import id_id from '#locales/id_id.json' with { type: 'json' };
import vi_vn from '#locales/vi_vn.json' with { type: 'json' };
import { drawingProblem } from '#protocol/drawing.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { BrandFile } from '../draft/brandFile.ts';
import { emptyDraft } from '../draft/draft.ts';
import { exportBrand, zipBrand } from '../draft/exportBrand.ts';
import { importBrand } from '../draft/importBrand.ts';
import { reasonText } from './reasonText.ts';

loadIssueSentences();

const handed = exportBrand({ ...emptyDraft(), ID: 'koala' }, []);
const folder = 'files' in handed ? handed.files : {};
const Facts = z.record(z.string(), z.unknown());
const facts = Facts.parse(JSON.parse(folder['brand.json'] ?? ''));

/** Every place in a value, by its path. */
const placesIn = (value: unknown, trail: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [trail, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...trail, key]))]
    : [trail];

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((child, at) => (String(at) === key ? replaced(child, rest, by) : child));
  }
  const object = Facts.parse(value);
  return { ...object, [key]: replaced(object[key], rest, by) };
}

/** A brand with all fields, so that every field of it can be wrong. */
const whole = {
  ...facts,
  Hosts: ['play.example.com'],
  Sounds: { press: '/sounds/bell-press.wav' },
  Faces: [
    { Family: 'Koala Sans', Licence: 'faces/OFL.txt', Files: [{ File: 'faces/koala.woff2', Weights: [400, 900] }] },
  ],
  Pictures: { 'tile-owl': '/brands/koala/pictures/owl.webp' },
};
const wrongValues = [
  undefined,
  null,
  1,
  5000,
  1.5,
  '',
  'Nonsense !',
  {},
  [],
  ['a', 'a'],
  { Nonsense: 1 },
  'x'.repeat(300),
];

const factReasonsMet = (): ReadonlySet<string> =>
  new Set(
    placesIn(whole).flatMap((place) =>
      wrongValues.flatMap(
        (wrong) => BrandFile.safeParse(replaced(whole, place, wrong)).error?.issues.map(({ message }) => message) ?? [],
      ),
    ),
  );

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const drawings = [
  'x'.repeat(300_000),
  svg('', 'onload="x()"'),
  svg('', 'xmlns:i="http://ns.adobe.com/x"'),
  svg('<use href="https://x.example/a"/>'),
  svg('<animate attributeName="href"/>'),
  svg('', 'style="background:url(https://x.example)"'),
  svg('<style>@import "x";</style>'),
  svg('<a/>', 'fill="javascript:x"'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  'a picture',
  svg('<![CDATA[x]]>'),
  svg('<script/>'),
];

/** The import's messages about a folder with other files in it. */
async function refused(change: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  const entries = Object.entries({ ...folder, ...change }).flatMap(([path, text]) =>
    text === undefined ? [] : [[`koala/${path}`, strToU8(text)] as const],
  );
  const answer = await importBrand('koala.zip', zipSync(Object.fromEntries(entries)));
  return 'problems' in answer ? answer.problems.map(({ reason }) => reason) : [];
}
const tokens = folder['tokens.json'] ?? '';
const withValue = (value: unknown): string => {
  const file = Facts.parse(JSON.parse(tokens));
  return JSON.stringify({ ...file, seed: { ...Facts.parse(file['seed']), primary: value } });
};

const archivesMet = async (): Promise<readonly string[]> =>
  (
    await Promise.all([
      refused({ 'brand.json': '{,' }),
      refused({ 'tokens.json': '{' }),
      refused({ 'tokens.json': undefined }),
      refused({ 'tokens.json': '{}' }),
      refused({ 'tokens.json': ' '.repeat(300_000) }),
      refused({ 'tokens.json': tokens.replace('"dark"', '"light"') }),
      refused({ 'tokens.json': withValue({ $type: 'color', $value: 'red-ish' }) }),
      refused({ 'tokens.json': withValue({ $type: 'color', $value: '{seed.nothing}' }) }),
      refused({ 'tokens.json': withValue({ $type: 'colour', $value: '#ffffff' }) }),
      refused({ 'tokens.json': withValue({ $type: 'dimension', $value: { value: 1, unit: 'em' } }) }),
      refused({ 'sounds/tap.mp3': 'x'.repeat(200_001) }),
      importBrand('x.zip', strToU8('no archive')).then((answer) =>
        'problems' in answer ? answer.problems.map(({ reason }) => reason) : [],
      ),
    ])
  ).flat();

describe('the text of a reason', () => {
  it('the archive of these tests is valid before its change', async () => {
    const bytes = await zipBrand('koala', folder);
    expect(strFromU8(unzipSync(bytes)['koala/brand.json'] ?? new Uint8Array())).toBe(folder['brand.json']);
    expect(await refused({})).toEqual([]);
  });

  it.each([
    ['zh_tw', 'zh-TW', undefined],
    ['id_id', 'id', id_id],
    ['vi_vn', 'vi', vi_vn],
  ] as const)('is in %s for every fault', async (_, locale, messages) => {
    const intl = createIntl({ locale, ...(messages && { messages }), onError: () => undefined });
    const drawn = drawings.map((drawing) => drawingProblem(drawing) ?? '');
    expect(drawn).not.toContain('');
    const met = [...factReasonsMet(), ...drawn, ...(await archivesMet())];
    expect(met.length).toBeGreaterThan(50);
    expect(met.filter((reason) => reasonText(intl, reason) === reason)).toEqual([]);
  });

  it('names the field of a value, and the value in the file', () => {
    const intl = createIntl({ locale: 'zh-TW', onError: () => undefined });
    expect(reasonText(intl, 'hex: must be six hexadecimal digits ({"hex":"#12"})')).toBe(
      'hex：要是 # 加六個十六進位數字（檔案寫的是 {"hex":"#12"}）',
    );
    expect(reasonText(intl, 'Invalid input: expected object, received string ("#12")')).toBe(
      '應為物件（檔案寫的是 "#12"）',
    );
    expect(reasonText(intl, 'something new')).toBe('something new');
  });
});
