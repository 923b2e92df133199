const SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;

/** Compares texts by code point, as databases order UTF-8 bytes. JavaScript's `<` puts surrogate pairs too early. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at++) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a === b) continue;
    if (a >= SURROGATE && b >= SURROGATE && a < AFTER_SURROGATES !== b < AFTER_SURROGATES) {
      return a < AFTER_SURROGATES ? 1 : -1;
    }
    return a - b;
  }
  return left.length - right.length;
}

/** Folds only A to Z, as databases do. For other scripts, search a column with folded text. */
const foldAscii = (text: string): string => text.replaceAll(/[A-Z]+/g, (run) => run.toLowerCase());

/**
 * Splits a pattern at its `%` signs; `\%` and `\\` are literal.
 * @returns the literal pieces; a single piece is an exact match
 */
export function patternPieces(pattern: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (let at = 0; at < pattern.length; at++) {
    const unit = pattern.charAt(at);
    if (unit === '%') {
      pieces.push(piece);
      piece = '';
    } else if (unit === '\\' && at + 1 < pattern.length) {
      at++;
      piece += pattern.charAt(at);
    } else piece += unit;
  }
  pieces.push(piece);
  return pieces;
}

/** Returns the test of a `like` condition. `%` matches any text, and letters A to Z match either case. */
export function patternTest(pattern: string): (text: string) => boolean {
  const pieces = patternPieces(pattern).map(foldAscii);
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return (text) => foldAscii(text) === first;
  const middle = pieces.slice(1, -1);
  return (text) => {
    const folded = foldAscii(text);
    if (folded.length < first.length + last.length || !folded.startsWith(first) || !folded.endsWith(last)) return false;
    let from = first.length;
    for (const piece of middle) {
      const found = folded.indexOf(piece, from);
      if (found < 0) return false;
      from = found + piece.length;
    }
    return from <= folded.length - last.length;
  };
}
