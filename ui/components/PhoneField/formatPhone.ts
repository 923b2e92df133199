/** Groups the digits in the usual form of the country: `0912 345 678`, or `912 345 678` without the first 0. */
export function formatPhone(digits: string): string {
  const head = digits.startsWith('0') ? 4 : 3;
  const groups = [digits.slice(0, head)];
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.filter(Boolean).join(' ');
}

/** Returns the position in a formatted number after this many digits, for the caret. */
export function placeAfter(formatted: string, digits: number): number {
  let left = digits;
  let at = 0;
  while (left > 0 && at < formatted.length) {
    if (formatted[at] !== ' ') left -= 1;
    at += 1;
  }
  return at;
}
