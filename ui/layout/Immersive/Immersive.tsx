import type { ReactNode, Ref } from 'react';
import * as css from './Immersive.css.ts';

export interface ImmersiveProps {
  /** Name of the page's main part: the game, the room. */
  label: string;
  /** Fills the window: reels, a table, a film. */
  children: ReactNode;
  /** Along the upper edge; the way out is among it. */
  top: ReactNode;
  /** Along the right edge, under the thumb: gifts, sound. */
  side?: ReactNode;
  /** Along the lower edge: the stake, the chat's last lines. */
  bottom?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A page without bars. What is on the stage reaches under notches; what is pressed never does. */
export function Immersive({ label, children, top, side, bottom, ref }: ImmersiveProps): ReactNode {
  return (
    <main aria-label={label} className={css.immersive} data-part="immersive" ref={ref} tabIndex={-1}>
      <div className={css.top} data-part="immersive-top">
        {top}
      </div>
      <div className={css.stage} data-part="immersive-stage">
        {children}
      </div>
      {side === undefined ? null : (
        <div className={css.side} data-part="immersive-side">
          {side}
        </div>
      )}
      {bottom === undefined ? null : (
        <div className={css.bottom} data-part="immersive-bottom">
          {bottom}
        </div>
      )}
    </main>
  );
}
