import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** The accounts for developers, the leaders of clubs and their friends speak Chinese. */
const FIRST_MIXED = 10_000_020;
const SERVICE = 10_000_060;

/** The language of a player of the demo world. Two of four players speak Chinese. */
export function demoLanguageOf(playerID: string): LocaleID {
  const number = Number(playerID);
  if (number < FIRST_MIXED || number >= SERVICE) return 'zh_tw';
  const place = number % 4;
  if (place === 2) return 'id_id';
  return place === 3 ? 'vi_vn' : 'zh_tw';
}
