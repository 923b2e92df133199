/**
 * Finds circles of imports (Tarjan's strongly connected components).
 * @param imports each file with the files that it imports
 * @returns each circle once, its files sorted
 */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  function visit(file: string): number {
    const own = index.size;
    index.set(file, own);
    lowest.set(file, own);
    open.push(file);
    isOpen.add(file);
    let low = own;
    for (const target of imports.get(file) ?? []) {
      if (!index.has(target)) low = Math.min(low, visit(target));
      else if (isOpen.has(target)) low = Math.min(low, lowest.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      for (const each of circle) isOpen.delete(each);
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  }

  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return found;
}
