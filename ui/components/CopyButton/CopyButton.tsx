import { Check, CircleX, Copy } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CopyButton.css.ts';
import { type CopyState, useCopy } from './useCopy.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Shown for two seconds after a success. */
  copiedLabel: string;
  /** Shown for two seconds if the clipboard refuses: how to copy by hand. */
  failedLabel: string;
  /** `icon`: only the icon. `line`: the text itself with the icon. `button`: the label on a button. */
  form?: 'icon' | 'line' | 'button';
  /** With `line`, a text shown instead of the copied text: “ID 80013526”. */
  children?: ReactNode;
  onCopied?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Reserves the space of the longest label, so that a press moves nothing. The label of a failure may need more space. */
const usualWords = ['idle', 'copied'] as const;
const wordsOnFailure = ['idle', 'copied', 'failed'] as const;

const signs = { idle: Copy, copied: Check, failed: CircleX } as const;

function Sign({ state }: { state: CopyState }): ReactNode {
  const Drawing = signs[state];
  return (
    <span aria-hidden="true" className={css.sign} data-part="copy-button-sign">
      <Drawing size={18} />
    </span>
  );
}

/** Copies a text, and shows for two seconds whether that worked. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  form = 'icon',
  children = text,
  onCopied,
  ref,
}: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy(onCopied);
  const said: Record<CopyState, string> = { idle: label, copied: copiedLabel, failed: failedLabel };
  return (
    <>
      <button
        // Voice control needs the visible text in the accessible name.
        aria-label={form === 'icon' ? label : undefined}
        className={css.button}
        data-form={form}
        data-part="copy-button"
        data-state={state}
        onClick={() => void copy(text)}
        ref={ref}
        title={said[state]}
        type="button"
      >
        {form === 'line' ? (
          <>
            <span data-part="copy-button-text">{children}</span> <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : null}
        {form === 'button' ? (
          <span className={css.words}>
            {(state === 'failed' ? wordsOnFailure : usualWords).map((one) => (
              <span
                aria-hidden={one !== state}
                className={css.word}
                data-part="copy-button-word"
                data-state={one === state ? 'shown' : 'kept'}
                key={one}
              >
                <Sign state={one} />
                <span>{said[one]}</span>
              </span>
            ))}
          </span>
        ) : (
          <Sign key={state} state={state} />
        )}
      </button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : said[state]}</VisuallyHidden>
    </>
  );
}
