/** Crockford's base 32, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const BITS = 40n;
const MASK = (1n << BITS) - 1n;
/** An odd number and its inverse modulo 2^40. Neighbouring ids get very different codes, and no two ids share a code. */
const FACTOR = 0x9e3779b97bn;
const INVERSE = inverseOf(FACTOR);
const SHIFT = 0x5d1e6a3c27n;

/** Computes the inverse by Newton's iteration. Each step doubles the number of correct bits. */
function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  for (let step = 0; step < 6; step += 1) inverse = (inverse * (2n - odd * inverse)) & MASK;
  return inverse & MASK;
}

/** Eight letters and digits. `playerIDOf` reads the id from it. */
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
 * Reads a typed code. Width, case, spaces and hyphens do not matter, O is read as 0, and I and L as 1.
 * @returns the id, even if no player has it; undefined for a text that is not a code
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
