import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { spinner } from './Spinner.css.ts';

export type SpinnerProps =
  | {
      /** What is being waited for, read out politely. */
      label: string;
      decorative?: false;
    }
  | {
      /** The words stand elsewhere (a busy button): no role, no name. */
      decorative: true;
      label?: never;
    };

/** A turning ring in the colour and size of the text around it. Under reduced motion it breathes instead. */
export function Spinner(props: SpinnerProps): ReactNode {
  if (props.decorative) return <span aria-hidden="true" className={spinner} data-part="spinner" />;
  return (
    <span role="status">
      <span aria-hidden="true" className={spinner} data-part="spinner" />
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </span>
  );
}
