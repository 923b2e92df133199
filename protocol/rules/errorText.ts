/**
 * Patterns of personal data and secrets, with their replacements. The order matters, and addresses come first. Each pattern is linear in
 * the text, so that a page with a long error text does not freeze.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  // User names and passwords in an address, and everything after `?` or `#`. The line and column of a stack frame stay.
  [/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]*@/gi, '$1'],
  [/[?#][^\s)'"<>]*?((?::\d{1,7}){1,2})?(?=[\s)'"<>]|$)/g, '$1'],
  [/\b(?:data|blob):[^\s)'"]*/gi, '<data>'],
  // Everything around an `@` up to spaces, except where Firefox and Safari write `@` before the address of a stack frame.
  [/(?<!\S)\S*?(?:@|%40)(?![a-z][\w+.-]{0,20}:\/\/)\S*/gi, '<email>'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '<address>'],
  [/(?:\b[0-9a-f]{1,4}|:):(?:[0-9a-f]{0,4}:){2,6}[0-9a-f]{0,4}/gi, '<address>'],
  // Tokens, hashes and ids, which are long runs of letters and digits with at least one digit.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '<token>'],
  [/\+?\(?\d(?:[ ().-]{0,2}\d){7,}/g, '<number>'],
];

/**
 * Removes personal data from an error text: queries and fragments of addresses, user names and passwords in them, e-mail addresses, network
 * addresses, tokens, phones and other long numbers. Cleaning twice changes nothing more.
 *
 * @param most the most characters of the result
 */
export function cleanErrorText(text: string, most: number): string {
  const plain = text
    .replaceAll(/\p{Surrogate}/gu, '')
    .normalize('NFKC')
    .replaceAll(/[^\P{C}\n]/gu, ' ');
  const cleaned = RULES.reduce((rest, [found, instead]) => rest.replaceAll(found, instead), plain);
  return [...cleaned].slice(0, most).join('').trim();
}
