/** A text in three parts: the middle part is what a change replaced. */
export interface ChangedPart {
  readonly start: string;
  readonly changed: string;
  readonly end: string;
}

/** Returns the part of a text that differs from the text before. Counts characters, so that no character is cut in two. */
export function changedPart(before: string, after: string): ChangedPart {
  const [old, now] = [Array.from(before), Array.from(after)];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  const end = now.length - last;
  return {
    start: now.slice(0, first).join(''),
    changed: now.slice(first, end).join(''),
    end: now.slice(end).join(''),
  };
}
