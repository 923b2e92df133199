import { type ReactNode, useId } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import * as css from './Host.css.ts';

export interface PanelProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the console with its heading. */
export function Panel({ title, aside, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <Card asChild padding="md">
      <section aria-labelledby={id}>
        <div className={css.panelHead}>
          <h2 className={css.panelTitle} id={id}>
            {title}
          </h2>
          {aside === undefined ? null : <div className={css.panelAside}>{aside}</div>}
        </div>
        {children}
      </section>
    </Card>
  );
}
