import type { Brand } from './brands.ts';

/** A value of a brand that still comes from the template or from this project's examples, and its field. */
export interface Leftover {
  readonly field: string;
  readonly value: string;
}

/** Reserved names without an owner (RFC 2606), in an address of any kind. */
const EXAMPLE_HOST =
  /(?:^|[@/.])example\.(?:com|net|org)\b|\.(?:example|invalid|test)(?=[/:?#]|$)|^(?:example|invalid|test)$/i;
/** With or without a scheme, such as `https://apps.example.invalid/owl` or `mailto:`. */
export const isPlaceholder = (address: string): boolean => EXAMPLE_HOST.test(address);

const EXAMPLE_COMPANY = /萬獸園數位娛樂股份有限公司|Menagerie Digital Entertainment|範例|\bExample\b/i;
const NO_PHONE = /^[\d+ -]*0000-?0000$/;

/**
 * Finds values that must not reach players: example addresses, the template's company and names, an unassigned phone number.
 *
 * @param brand a brand's settings
 */
export function leftoversOf({ Name, Hosts, Links, Company, Support }: Brand): readonly Leftover[] {
  const checks: ReadonlyArray<readonly [field: string, value: string, wrong: RegExp]> = [
    ...Object.entries(Name).map(([locale, name]) => [`Name.${locale}`, name, /^(?:新品牌|New brand)$/] as const),
    ...Hosts.map((host, at) => [`Hosts.${at}`, host, EXAMPLE_HOST] as const),
    ...Object.entries(Links).map(([name, link]) => [`Links.${name}`, link, EXAMPLE_HOST] as const),
    ...Object.entries(Company.Name).map(([locale, name]) => [`Company.Name.${locale}`, name, EXAMPLE_COMPANY] as const),
    ...Object.entries(Company.Address).map(
      ([locale, at]) => [`Company.Address.${locale}`, at, EXAMPLE_COMPANY] as const,
    ),
    ['Support.Email', Support.Email, EXAMPLE_HOST],
    ['Support.Phone', Support.Phone, NO_PHONE],
    ['Support.Chat', Support.Chat, EXAMPLE_HOST],
  ];
  return checks.filter(([, value, wrong]) => wrong.test(value)).map(([field, value]) => ({ field, value }));
}
