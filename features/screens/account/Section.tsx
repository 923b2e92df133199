import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
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
      <Inline align="start" as="section" gap={3}>
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
        <Stack align="start" gap={2} grow>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
          {children}
        </Stack>
      </Inline>
    </Card>
  );
}
