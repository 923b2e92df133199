import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Badge.css.ts';

export type BadgeProps = { ref?: Ref<HTMLSpanElement> } & (
  | {
      /** How many; nothing is drawn at zero or below. */
      count: number;
      /** The highest number that is written out; above it stands `max+`. */
      max?: number;
      /** What a screen reader says instead of the number ("3 unread"). Without it the badge is silent: its owner says it. */
      label?: string;
      dot?: never;
    }
  | {
      /** A point without a number: something is new. */
      dot: true;
      label?: string;
      count?: never;
      max?: never;
    }
);

/** The red mark of something unread or failed: a number up to 99+, or a dot. */
export function Badge({ ref, ...props }: BadgeProps): ReactNode {
  const spoken =
    props.label === undefined ? null : (
      // The space keeps the words apart from those before them.
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
  if (count <= 0) return null;
  return (
    <>
      <span aria-hidden="true" className={css.badge} data-part="badge" ref={ref}>
        {count > max ? `${String(max)}+` : count}
      </span>
      {spoken}
    </>
  );
}
