import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LOCALES, LocaleID } from '#protocol/entities/identifiers.ts';

export const WHO = ['signed out', 'guest', 'member'] as const;
export type Who = (typeof WHO)[number];
export const STANDS = ['game', 'site', 'bare', 'own', 'top', 'chromeless'] as const;

const Address = z.string().check(z.startsWith('/'));
const Search = z.union([z.literal(['itself', 'no']), Address]);
const End = z.union([z.literal(['stays', 'sign-in']), Address]);
const PageLine = z.strictObject({
  address: Address,
  status: z.coerce.number(),
  /** Undefined if the address always redirects. */
  stands: z.union([
    z.enum(STANDS),
    z.pipe(
      z.literal('—'),
      z.transform(() => undefined),
    ),
  ]),
  search: Search,
  'signed out': End,
  guest: End,
  member: End,
  heading: z.string(),
  zh_tw: z.string().check(z.minLength(1)),
  id_id: z.string().check(z.minLength(1)),
  vi_vn: z.string().check(z.minLength(1)),
});
const ShortLine = z.strictObject({ address: Address, 'leads to': Address });
const LanguageLine = z.strictObject({
  address: Address,
  status: z.coerce.number(),
  'leads to': z.union([z.literal('stays'), Address]),
  shows: Address,
  in: LocaleID,
});
export type PageLine = z.infer<typeof PageLine>;

const document = readFileSync(new URL('routes.md', import.meta.url), 'utf8');

/** @throws ZodError naming the column that is missing, unknown or malformed */
function linesUnder<Line>(title: string, line: z.ZodMiniType<Line>): readonly Line[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const rows = section.split('\n').filter((row) => row.startsWith('|'));
  const cells = (row: string): string[] =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
  const columns = cells(rows[0] ?? '');
  return z
    .array(line)
    .check(z.minLength(1))
    .parse(
      rows
        .slice(2)
        .map((row) => Object.fromEntries(cells(row).map((cell, at): [string, string] => [columns[at] ?? '', cell]))),
    );
}

/** The tables of `routes.md`. */
export const pageLines = linesUnder('Pages', PageLine);
export const shortLines = linesUnder('Shorter addresses', ShortLine);
export const languageLines = linesUnder('Languages', LanguageLine);

/** Returns the line of an address without its language. @throws Error if the table has no such line */
export function lineOf(address: string): PageLine {
  const path = address.split('?')[0];
  const line = pageLines.find((one) => one.address === address) ?? pageLines.find((one) => one.address === path);
  if (line === undefined) throw new Error(`routes.md has no line for ${address}`);
  return line;
}

/** Every prefix of an address, and its language; `''` for a visitor who has not chosen a language. */
export const PREFIXES: readonly (readonly [prefix: string, locale: LocaleID])[] = [
  ['', 'zh_tw'],
  ...LOCALES.map((locale) => [`/${locale}`, locale] as const),
];

/** Returns an address in a language. The lobby's address has no slash at its end. */
export const under = (prefix: string, address: string): string =>
  prefix === '' ? address : `${prefix}${address.replace(/^\/(?=$|\?)/, '')}`;

/** The redirect of a page that needs a session. */
export const signInFor = (prefix: string, address: string): string =>
  `${prefix}/signIn?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: address, phoneStep: '0' }).toString()}`;
