import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Badge.css.ts';

export type BadgeProps = { ref?: Ref<HTMLSpanElement> } & (
  | {
      /** Nothing is drawn at zero, below zero or for `NaN`. */
      count: number;
      /** A higher number is drawn as `max+`. Defaults to 99. */
      max?: number;
      /** Text for screen readers instead of the number, such as "3 unread". Without this text, screen readers skip the badge. */
      label?: string;
      dot?: never;
    }
  | {
      /** Draws a dot instead of a number, for something new. */
      dot: true;
      label?: string;
      count?: never;
      max?: never;
    }
);

/** A red mark for something unread or failed: a number up to 99+, or a dot. */
export function Badge({ ref, ...props }: BadgeProps): ReactNode {
  const spoken =
    props.label === undefined ? null : (
      // The space separates the label from the text before the badge.
      <>
        {' '}
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </>
    );
  if (props.dot) {
    return (
      <>
        <span aria-hidden="true" className={css.dot} data-part="badge-dot" ref={ref} />
        {spoken}
      </>
    );
  }
  const { count, max = 99 } = props;
  if (!(count > 0)) return null;
  return (
    <>
      <span aria-hidden="true" className={css.badge} data-part="badge" ref={ref}>
        {count > max ? `${String(max)}+` : count}
      </span>
      {spoken}
    </>
  );
}
