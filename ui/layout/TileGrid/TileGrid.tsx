import type { ReactNode, Ref } from 'react';
import { grid } from './TileGrid.css.ts';

export interface TileGridProps {
  /** Game cards; wide and hero ones take their two columns by themselves. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Tiles three abreast on a telephone, two on a very narrow one, as many as fit on a desktop. */
export function TileGrid({ children, ref }: TileGridProps): ReactNode {
  return (
    <div className={grid} data-part="tile-grid" ref={ref}>
      {children}
    </div>
  );
}
