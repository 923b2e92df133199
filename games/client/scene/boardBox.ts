export interface BoardBox {
  readonly left: number;
  readonly top: number;
  /** Pixels of the page for a unit of the board. */
  readonly scale: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest place of a board in the middle of a box. */
export function boardBox(board: { readonly width: number; readonly height: number }, box: Box): BoardBox {
  const scale = Math.min(box.width / board.width, box.height / board.height);
  return {
    scale,
    left: box.left + (box.width - board.width * scale) / 2,
    top: box.top + (box.height - board.height * scale) / 2,
  };
}
