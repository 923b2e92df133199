import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Field.css.ts';

/** The texts around an input, which are the same for every form control. */
export interface FieldText {
  label: string;
  /** Shows the label only to screen readers, if the page has it already. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Replaces the hint, colours the control and is announced to screen readers. `undefined`: there is no error. */
  error?: ReactNode;
  required?: boolean | undefined;
}

interface FieldProps extends FieldText {
  children: (wiring: {
    id: string;
    labelId: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
  /** Defaults to a generated id. */
  id?: string | undefined;
  /** Whether several controls form one answer (radio buttons). `labelId` then names them, and the label has no target. */
  group?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Returns whether there is text. Content that React renders as nothing does not count. */
const says = (words: ReactNode): boolean => words !== undefined && words !== null && words !== false && words !== '';

/** Renders label, control, and hint or error, connected for assistive technology. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  id,
  group = false,
  ref,
  children,
}: FieldProps): ReactNode {
  const made = useId();
  const controlId = id ?? made;
  const messageId = `${controlId}-message`;
  const labelId = `${controlId}-label`;
  const wrong = says(error);
  const Label = group ? 'div' : 'label';
  const words = (
    <Label
      className={labelHidden ? undefined : css.label}
      data-part="field-label"
      id={labelId}
      {...(group ? {} : { htmlFor: controlId })}
    >
      {label}
      {required ? (
        <span aria-hidden="true" className={css.required} data-part="field-required">
          *
        </span>
      ) : null}
    </Label>
  );
  return (
    <div className={css.field} data-part="field" data-state={wrong ? 'invalid' : 'valid'} ref={ref}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({
        id: controlId,
        labelId,
        'aria-describedby': wrong || says(hint) ? messageId : undefined,
        'aria-invalid': wrong || undefined,
      })}
      <div aria-live="polite" className={css.message} data-part="field-message" id={messageId}>
        {wrong ? (
          <>
            <CircleAlert aria-hidden="true" className={css.sign} size={16} />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
