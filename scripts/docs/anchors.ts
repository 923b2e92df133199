/** Returns the anchors of a page's headings, as GitHub makes them: the second heading of the same name ends with `-1`. */
export function anchorsOf(page: string): string[] {
  const counts = new Map<string, number>();
  return [...page.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replaceAll(' ', '-');
    const before = counts.get(anchor) ?? 0;
    counts.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}
