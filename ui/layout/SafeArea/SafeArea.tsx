import type { ReactNode, Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './SafeArea.css.ts';

/** A side of the screen, as the device knows it: not turned round by the direction of writing. */
export type ScreenEdge = 'top' | 'right' | 'bottom' | 'left';

export interface SafeAreaProps {
  children: ReactNode;
  /** The sides where it touches the screen's edge. */
  edges?: readonly ScreenEdge[];
  /** Keeps at least so far from those sides where the device has no notch or bar of its own. */
  least?: SpaceStep;
  ref?: Ref<HTMLDivElement>;
}

const all: readonly ScreenEdge[] = ['top', 'right', 'bottom', 'left'];

/** Keeps what it holds clear of notches, round corners and the home indicator (`env(safe-area-inset-*)`). */
export function SafeArea({ children, edges = all, least = 0, ref }: SafeAreaProps): ReactNode {
  return (
    <div className={css.safeArea} data-edges={edges.join(' ')} data-least={least} data-part="safe-area" ref={ref}>
      {children}
    </div>
  );
}
