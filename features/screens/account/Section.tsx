import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from './Account.css.ts';

export interface SectionProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** A card of the account page. */
export function Section({ icon, title, text, children }: SectionProps): ReactNode {
  return (
    <Card asChild>
      <section className={css.section}>
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
        <div className={css.words}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
          {children}
        </div>
      </section>
    </Card>
  );
}
