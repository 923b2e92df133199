/** Styles that arrange children. For an element without other styles, use a Stack or an Inline instead. */

/** Children in a column, as wide as their parent. */
export const inColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Children in a row. */
export const inRow = { display: 'flex', alignItems: 'center' } as const;

/** Children in a row that wraps. */
export const inRows = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Returns equal columns, as many as fit at this width. If there are few children, some columns stay empty. */
export const autoFill = (width: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` }) as const;

/** Returns equal columns, as many as fit at this width. If there are few children, they share the whole row. */
export const autoFit = (width: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(${width}, 1fr))` }) as const;

/** Returns a square of this size with its content in the middle. */
export const centredIn = (size: string) =>
  ({ display: 'grid', placeItems: 'center', width: size, height: size }) as const;
