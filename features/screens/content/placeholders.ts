import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

/** The facts of a brand that a text may insert: `{brandName}` … The compiler refuses other names. */
export const placeholderNames = [
  'brandName',
  'companyName',
  'companyAddress',
  'supportEmail',
  'supportPhone',
  'supportHours',
  'walletItem',
  /** The same at the beginning of a sentence. */
  'WalletItem',
  'ratingLabel',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

const walletItems = {
  gem: { zh_tw: '寶石', id_id: 'permata', vi_vn: 'đá quý' },
  point: { zh_tw: '點數', id_id: 'poin', vi_vn: 'điểm' },
} as const;

export function placeholderValues(brand: Brand, locale: LocaleID): Readonly<Record<PlaceholderName, string>> {
  const { Name, Company, Support, Capabilities, Rating } = brand;
  const walletItem = walletItems[Capabilities.WalletItem][locale];
  return {
    brandName: Name[locale],
    companyName: Company.Name[locale],
    companyAddress: Company.Address[locale],
    supportEmail: Support.Email,
    supportPhone: Support.Phone,
    supportHours: Support.Hours[locale],
    walletItem,
    WalletItem: walletItem.charAt(0).toUpperCase() + walletItem.slice(1),
    ratingLabel: Rating.Label[locale],
  };
}

/** In Chinese text, a Latin name has spaces around it and a Chinese name has none. */
const spaceInHan = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Replaces the placeholders in every string of a page. Other braces stay unchanged. */
export function fillPlaceholders<Value>(value: Value, facts: Readonly<Record<string, string>>): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const filled = part.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
      return filled === part ? part : filled.replace(spaceInHan, '');
    }
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fill(one)]));
    }
    return part;
  };
  // Mapping keeps the types.
  return fill(value) as Value;
}
