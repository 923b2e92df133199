/** A picture to pack, in whole pixels. */
export interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Free pixels between pictures, so that a scaled picture shows no neighbour. */
const GAP = 2;

/**
 * Packs boxes on shelves, the tallest first.
 * @throws Error if a box is wider than the sheet
 */
export function pack(
  boxes: readonly Box[],
  width: number,
): { readonly places: ReadonlyMap<string, Place>; readonly height: number } {
  const places = new Map<string, Place>();
  const shelves: { y: number; height: number; x: number }[] = [];
  let height = 0;
  const sorted = boxes.toSorted((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1));
  for (const box of sorted) {
    if (box.width > width) throw new Error(`"${box.name}" is ${box.width} pixels wide, more than the sheet`);
    let shelf = shelves.find(({ x, height: tall }) => box.height <= tall && x + box.width <= width);
    if (shelf === undefined) {
      shelf = { y: height, height: box.height, x: 0 };
      shelves.push(shelf);
      height += box.height + GAP;
    }
    places.set(box.name, { x: shelf.x, y: shelf.y });
    shelf.x += box.width + GAP;
  }
  return { places, height: Math.max(0, height - GAP) };
}
