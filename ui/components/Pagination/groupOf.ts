const GROUP = 5;

/** Returns the group of five that contains a page: 1 to 5, 6 to 10 …; the last may be shorter. */
export function groupOf(page: number, pages: number): readonly number[] {
  const first = Math.floor((page - 1) / GROUP) * GROUP + 1;
  return Array.from({ length: Math.min(GROUP, pages - first + 1) }, (_none, place) => first + place);
}
