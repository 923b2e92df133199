import { useState } from 'react';
import { type Typing, useTypedText } from './useTypedText.ts';

/**
 * Reads an amount that was typed or pasted.
 * @returns a whole number, 0 included; undefined for what is no amount
 */
export type ReadAmount = (typed: string) => number | undefined;

export interface AmountDraftOptions {
  /** A whole number above 0; `undefined`: none. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number | undefined) => void;
  readonly read: ReadAmount;
  /** What is above becomes this. */
  readonly max: number;
  /** The value as it is edited: without separators. */
  readonly plain: string;
  /** The value as an unedited field shows it. */
  readonly written: string;
}

export interface AmountDraft {
  /** For the input. */
  readonly typing: Typing<HTMLInputElement> & { readonly onFocus: () => void; readonly onBlur: () => void };
  /** The field's text is no amount. */
  readonly isUnread: boolean;
  /** What was typed; undefined if nothing was, or the value has changed since. */
  readonly draft: string | undefined;
  /** Shows the value in place of what was typed. */
  readonly settle: () => void;
}

/**
 * An amount that is being typed: the field keeps the text as it was typed until it is left, and the value is what the text
 * says. Only what is above `max` is corrected under the eye, and never while an input method composes.
 */
export function useAmountDraft({ value, onValueChange, read, max, plain, written }: AmountDraftOptions): AmountDraft {
  const [typed, setTyped] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const worth = (text: string): number | undefined => {
    const amount = read(text);
    return amount === undefined || amount <= 0 ? undefined : Math.min(amount, max);
  };
  const draft = typed !== undefined && worth(typed) === value ? typed : undefined;
  const typing = useTypedText<HTMLInputElement>(draft ?? (isEdited ? plain : written), (text, { isComposing }) => {
    const next = worth(text);
    setEdited(true);
    setTyped(!isComposing && (read(text) ?? 0) > max ? String(max) : text);
    if (next !== value) onValueChange(next);
  });
  return {
    typing: {
      ...typing,
      onFocus: () => setEdited(true),
      onBlur: () => {
        setEdited(false);
        setTyped(undefined);
      },
    },
    isUnread: draft !== undefined && draft.trim() !== '' && read(draft) === undefined,
    draft,
    settle: () => setTyped(undefined),
  };
}
