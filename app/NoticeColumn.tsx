import { Children, type ReactNode } from 'react';
import * as css from './NoticeColumn.css.ts';

/** Notices of the whole page below its bar, which stay until the player answers them. */
export function NoticeColumn({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={css.place}>
      {Children.map(children, (notice) => (
        <div className={css.raised}>{notice}</div>
      ))}
    </div>
  );
}
