import type { ReactNode } from 'react';
import { grid } from './Page.css.ts';

export interface TileGridProps {
  /** Game cards; wide and hero ones take their two columns by themselves. */
  children: ReactNode;
}

/** Tiles three abreast on a telephone, two on a very narrow one, as many as fit on a desktop. */
export function TileGrid({ children }: TileGridProps): ReactNode {
  return (
    <div className={grid} data-part="tile-grid">
      {children}
    </div>
  );
}
