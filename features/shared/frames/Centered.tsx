import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';

/** The whole content of a page, in the middle of the screen. */
export function Centered({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.middle}>{children}</div>;
}
