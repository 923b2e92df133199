import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';

/** Centres the whole content of a page on the screen. */
export function Centered({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.middle}>{children}</div>;
}
