/** Parts of styles that arrange children. An element without another look is a Stack or an Inline instead. */

/** Children below each other, as wide as their parent. */
export const inColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Children beside each other. */
export const inRow = { display: 'flex', alignItems: 'center' } as const;

/** Children beside each other, on as many lines as they need. */
export const inRows = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Returns equal columns, as many as fit at this width. Few children leave columns empty. */
export const autoFill = (width: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` }) as const;

/** Returns equal columns, as many as fit at this width. Few children share the whole row. */
export const autoFit = (width: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(${width}, 1fr))` }) as const;

/** Returns a square of this size with its content in the middle. */
export const centredIn = (size: string) =>
  ({ display: 'grid', placeItems: 'center', width: size, height: size }) as const;
