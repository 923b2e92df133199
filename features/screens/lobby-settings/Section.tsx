import { type ReactNode, useId } from 'react';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './Settings.css.ts';

export interface SectionProps {
  title: string;
  plain?: boolean;
  children: ReactNode;
}

/** A group of settings. */
export function Section({ title, plain = false, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <Stack aria-labelledby={heading} as="section" gap={1}>
      <Text as="h3" id={heading} size={13} tone="muted" weight="bold">
        {title}
      </Text>
      <div className={plain ? css.after : css.rows}>{children}</div>
    </Stack>
  );
}
