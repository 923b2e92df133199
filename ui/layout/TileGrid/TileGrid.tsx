import type { ReactNode, Ref } from 'react';
import { grid } from './TileGrid.css.ts';

export interface TileGridProps {
  /** Game cards. Wide and hero cards take two columns automatically. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Game tiles in three columns on a phone, two on a very narrow phone, and as many as fit on a desktop. */
export function TileGrid({ children, ref }: TileGridProps): ReactNode {
  return (
    <div className={grid} data-part="tile-grid" ref={ref}>
      {children}
    </div>
  );
}
