import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import generatedFiles from '#ui/generated/brandFiles.json' with { type: 'json' };
import { BrandFiles, type Draft, draftFrom, emptyDraft } from './draft.ts';
import { MAX_LINK, linkOf, readLink } from './link.ts';

const brands = z.array(Brand).parse(generated);
const files = BrandFiles.parse(generatedFiles);
const packed = (text: string): string => `#draft=${Buffer.from(deflateSync(strToU8(text))).toString('base64url')}`;
const wrong = async (fragment: string) => {
  const read = await readLink(fragment);
  return read && 'wrong' in read ? read.wrong : [];
};

describe('a shared link', () => {
  it.each(brands.map((brand) => [brand.ID, brand] as const))('carries the whole draft: %s', async (_, brand) => {
    const draft: Draft = { ...draftFrom(brand, files), Name: { zh_tw: '無尾熊', id_id: 'Koala', vi_vn: 'Gấu túi' } };
    const link = await linkOf(draft);
    // The archive carries the files that the studio does not read.
    expect(await readLink(link)).toEqual({ draft: { ...draft, Files: {} } });
    expect(link).toMatch(/^#draft=[\w-]+$/);
    expect(link.length).toBeLessThan(MAX_LINK);
  });

  it('is undefined without a fragment, and may have only seeds', async () => {
    expect(await readLink('')).toBeUndefined();
    expect(await readLink('#')).toBeUndefined();
    const seeds = '#scheme=light&ground=ffffff&primary=3be477&accent=f5b841&radius=7&numerals=system&pattern=dots';
    expect(await readLink(seeds)).toMatchObject({ draft: { Scheme: 'light', Pattern: 'dots' } });
  });

  it('is refused with the names of its wrong fields', async () => {
    const draft = emptyDraft();
    expect(await wrong(packed(JSON.stringify({ ...draft, Scheme: 'sepia' })))).toEqual(['Scheme']);
    const Links = { ...draft.Facts.Links, Apk: 'javascript:alert(1)' };
    expect(await wrong(packed(JSON.stringify({ ...draft, Facts: { ...draft.Facts, Links } })))).toEqual([
      'Facts.Links.Apk',
    ]);
    const Drawings = { 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>' };
    expect(await wrong(packed(JSON.stringify({ ...draft, Drawings })))).toEqual(['mark.svg']);
  });

  it('is refused when it is cut short, was never packed, or unpacks to more than any draft', async () => {
    const link = await linkOf(emptyDraft());
    expect(await wrong(link.slice(0, -200))).toEqual(['draft']);
    expect(await wrong('#draft=%%%')).toEqual(['draft']);
    expect(await wrong('#draft=')).toEqual(['draft']);
    expect(await wrong(packed(JSON.stringify('a'.repeat(5_000_000))))).toEqual(['draft']);
  });
});
