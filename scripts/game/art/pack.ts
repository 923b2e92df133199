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

/** The free pixels above a stretch of the sheet: everything from `y` down is free there. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Free pixels between pictures, so that a scaled picture shows no neighbour. */
const GAP = 2;

/** The y of a box whose left edge is that of a step. Undefined if it passes the right edge of the sheet. */
function yAt(steps: readonly Step[], at: number, width: number): number | undefined {
  let [y, left] = [0, width];
  for (let index = at; left > 0; index += 1) {
    const step = steps[index];
    if (step === undefined) return undefined;
    y = Math.max(y, step.y);
    left -= step.width;
  }
  return y;
}

/** The steps after a box was placed at one of them. */
function placed(steps: readonly Step[], { x, y }: Place, width: number, height: number): Step[] {
  const right = x + width;
  const kept = steps.flatMap((step): Step[] => {
    const end = step.x + step.width;
    if (end <= x || step.x >= right) return [step];
    return end > right ? [{ x: right, y: step.y, width: end - right }] : [];
  });
  return [...kept, { x, y: y + height, width }].toSorted((a, b) => a.x - b.x);
}

/**
 * Packs boxes from the top, the tallest first: each as high as it fits, and then as far to the left.
 * @throws Error if a box is wider than the sheet
 */
export function pack(
  boxes: readonly Box[],
  width: number,
): { readonly places: ReadonlyMap<string, Place>; readonly height: number } {
  const places = new Map<string, Place>();
  let steps: Step[] = [{ x: 0, y: 0, width: width + GAP }];
  let height = 0;
  const sorted = boxes.toSorted((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1));
  for (const box of sorted) {
    if (box.width > width) throw new Error(`"${box.name}" is ${box.width} pixels wide, more than the sheet`);
    let best: Place | undefined;
    for (const [index, { x }] of steps.entries()) {
      const y = yAt(steps, index, box.width + GAP);
      if (y !== undefined && (best === undefined || y < best.y)) best = { x, y };
    }
    if (best === undefined) throw new Error(`"${box.name}" has no place`);
    places.set(box.name, best);
    steps = placed(steps, best, box.width + GAP, box.height + GAP);
    height = Math.max(height, best.y + box.height);
  }
  return { places, height };
}
