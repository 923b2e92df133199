import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';

/** All that a page has to say, in the middle of the screen. */
export function Centered({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.middle}>{children}</div>;
}
