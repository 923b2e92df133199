import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { BANNER_IDS, type BannerId, type TitleLanguage } from '#art/ids.ts';
import type { Locale } from '#locales/locale.ts';

const LOCALES: Readonly<Record<TitleLanguage, Locale>> = { zh: 'zh_tw', id: 'id_id', vi: 'vi_vn' };
const Catalogue = z.record(z.string(), z.string());
const Titles = z.record(z.enum(BANNER_IDS), z.string());

/**
 * Reads the banners' titles, which are the activities' names in the catalogue of each language.
 * @throws Error that names a missing text
 */
export async function readBannerTitles(): Promise<Record<TitleLanguage, Record<BannerId, string>>> {
  const [zh, id, vi] = await Promise.all([read(LOCALES.zh), read(LOCALES.id), read(LOCALES.vi)]);
  return { zh, id, vi };
}

async function read(locale: Locale): Promise<Record<BannerId, string>> {
  const file = new URL(`../../locales/${locale}.json`, import.meta.url);
  const texts = Catalogue.parse(JSON.parse(await readFile(file, 'utf8')));
  const titles = BANNER_IDS.map((id): [BannerId, string] => {
    const title = texts[`lobby.activity.${id}`];
    if (title === undefined) throw new Error(`locales/${locale}.json has no lobby.activity.${id}`);
    return [id, title];
  });
  return Titles.parse(Object.fromEntries(titles));
}
