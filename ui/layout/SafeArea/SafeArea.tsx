import type { ReactNode, Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './SafeArea.css.ts';

/** A side of the screen, independent of the writing direction. */
export type ScreenEdge = 'top' | 'right' | 'bottom' | 'left';

export interface SafeAreaProps {
  children: ReactNode;
  edges?: readonly ScreenEdge[];
  /** The smallest distance from those sides if the device has no notch or bar there. */
  least?: SpaceStep;
  ref?: Ref<HTMLDivElement>;
}

const all: readonly ScreenEdge[] = ['top', 'right', 'bottom', 'left'];

/** Keeps its content clear of notches, round corners and the home indicator (`env(safe-area-inset-*)`). */
export function SafeArea({ children, edges = all, least = 0, ref }: SafeAreaProps): ReactNode {
  return (
    <div className={css.safeArea} data-edges={edges.join(' ')} data-least={least} data-part="safe-area" ref={ref}>
      {children}
    </div>
  );
}
