import type { ComponentProps, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text only for screen readers. Accepts every property of a span. */
export function VisuallyHidden(props: ComponentProps<'span'>): ReactNode {
  return <span data-part="visually-hidden" {...props} className={hidden} />;
}
