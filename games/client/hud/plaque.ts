/** The middle of a plaque on the board and its width, in units of the board. */
export interface PlaquePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Makes an element a plaque of the board. The styles of the frame place it by `--x`, `--y` and `--w`. */
export function asPlaque(root: HTMLElement, { x, y, width }: PlaquePlace): void {
  root.classList.add('plaque');
  for (const [name, units] of Object.entries({ x, y, w: width })) root.style.setProperty(`--${name}`, String(units));
}

/** The place of a plaque in the middle below the window. */
export const belowWindow = ({
  note,
  window: { x, width },
}: {
  readonly note: number;
  readonly window: { readonly x: number; readonly width: number };
}): PlaquePlace => ({ x: x + width / 2, y: note, width });
