import type { ReactNode, Ref } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  header?: ReactNode;
  /** The navigation at the bottom. The content stays above it. */
  footer?: ReactNode;
  /** The content of the lower right corner, above the navigation: the speed-dial. */
  corner?: ReactNode;
  /** The chat, docked at the right from a width of 1100 px on. Below that width it is not drawn: open the chat in a sheet. */
  dock?: ReactNode;
  /** The side margins: 12 px if art needs the width, 16 px for text. */
  margin?: 'art' | 'text' | 'none';
  /** The id for a skip link. */
  mainId?: string;
  children: ReactNode;
  /** The `main` landmark, which a skip link or a new route focuses. */
  ref?: Ref<HTMLElement>;
}

/** A page: bars above and below, the content between them, one `main` landmark. */
export function Page({ header, footer, corner, dock, margin = 'text', mainId, children, ref }: PageProps): ReactNode {
  return (
    <div
      className={css.page}
      data-docked={dock ? '' : undefined}
      data-footed={footer ? '' : undefined}
      data-part="page"
    >
      {header}
      <main className={css.main} data-margin={margin} data-part="page-main" id={mainId} ref={ref} tabIndex={-1}>
        {children}
      </main>
      {dock ? (
        <aside className={css.dock} data-part="page-dock">
          {dock}
        </aside>
      ) : null}
      {corner ? (
        <div className={css.corner} data-part="page-corner">
          {corner}
        </div>
      ) : null}
      {footer}
    </div>
  );
}
