import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Spinner.css.ts';

export type SpinnerProps = { ref?: Ref<HTMLSpanElement> } & (
  | {
      /** The text of the wait, announced politely. */
      label: string;
      decorative?: false;
    }
  | {
      /** The text is elsewhere (a busy button), so the ring has no role and no name. */
      decorative: true;
      label?: never;
    }
);

/** A turning ring in the colour and size of the surrounding text. Under reduced motion it pulses instead. */
export function Spinner({ ref, ...props }: SpinnerProps): ReactNode {
  const ring = <span aria-hidden="true" className={css.ring} data-part="spinner-ring" />;
  if (props.decorative) {
    return (
      <span aria-hidden="true" className={css.spinner} data-part="spinner" ref={ref}>
        {ring}
      </span>
    );
  }
  return (
    <span className={css.spinner} data-part="spinner" ref={ref} role="status">
      {ring}
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </span>
  );
}
