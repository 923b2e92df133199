import { type ReactNode, useId } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
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
          <Text as="h2" id={id} tone="heading" weight="bold">
            {title}
          </Text>
          {aside === undefined ? null : (
            <Text as="div" size={12} tone="muted">
              {aside}
            </Text>
          )}
        </div>
        {children}
      </section>
    </Card>
  );
}
