/** Without letters that are read as digits: Crockford's base 32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const BITS = 40n;
const MASK = (1n << BITS) - 1n;
/** An odd number and its inverse modulo 2^40: neighbours in id are far apart in code, and no two share one. */
const FACTOR = 0x9e3779b97bn;
const INVERSE = inverseOf(FACTOR);
const SHIFT = 0x5d1e6a3c27n;

/** By Newton's iteration: each step doubles the bits that are right. */
function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  for (let step = 0; step < 6; step += 1) inverse = (inverse * (2n - odd * inverse)) & MASK;
  return inverse & MASK;
}

/** The invitation code of a player: eight letters and digits, from which the id can be read again. */
export function friendCodeOf(playerID: string): string {
  let rest = (BigInt(playerID) * FACTOR + SHIFT) & MASK;
  let code = '';
  for (let at = 0; at < LENGTH; at += 1) {
    code = (ALPHABET[Number(rest & 31n)] ?? '') + code;
    rest >>= 5n;
  }
  return code;
}

/**
 * Whose code it would be, as typed: width, case, spaces and hyphens do not count, O is 0, I and L are 1.
 * @returns a player's id, whether or not there is such a player; undefined for what is no code
 */
export function playerIDOf(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (code.length !== LENGTH) return undefined;
  let value = 0n;
  for (const letter of code) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return undefined;
    value = (value << 5n) | BigInt(digit);
  }
  return String(((value - SHIFT) * INVERSE) & MASK);
}
