import type { ComponentProps, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only: in the accessibility tree and in no pixel. Takes every property of a span. */
export function VisuallyHidden(props: ComponentProps<'span'>): ReactNode {
  return <span data-part="visually-hidden" {...props} className={hidden} />;
}
