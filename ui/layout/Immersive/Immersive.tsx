import type { ReactNode, Ref } from 'react';
import * as css from './Immersive.css.ts';

export interface ImmersiveProps {
  /** The name of the page's main part: the game, the room. */
  label: string;
  /** The content that fills the window: reels, a table, a film. */
  children: ReactNode;
  /** The controls along the upper edge, including the leave button. */
  top: ReactNode;
  /** The controls along the right edge, near the thumb: gifts, sound. */
  side?: ReactNode;
  /** The content along the lower edge: the bet, the chat's last lines. */
  bottom?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A page without bars. The content extends under notches; the controls never do. */
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
