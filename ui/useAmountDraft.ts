import { useState } from 'react';
import { type Typing, useTypedText } from './useTypedText.ts';

/**
 * Parses an amount that was typed or pasted.
 *
 * @returns an integer, 0 included; undefined for an invalid amount
 */
export type ReadAmount = (typed: string) => number | undefined;

export interface AmountDraftOptions {
  /** An integer above 0, or `undefined` for no amount. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number | undefined) => void;
  readonly read: ReadAmount;
  /** A larger number is lowered to this limit. */
  readonly max: number;
  /** The value while editing, without separators. */
  readonly plain: string;
  /** The value in an unedited field. */
  readonly written: string;
}

export interface AmountDraft {
  readonly typing: Typing<HTMLInputElement> & { readonly onFocus: () => void; readonly onBlur: () => void };
  /** Whether the field's text is not a valid amount. */
  readonly isUnread: boolean;
  /** The typed text. Undefined if nothing is typed, or if the value has changed since. */
  readonly draft: string | undefined;
  /** Shows the value instead of the typed text. */
  readonly settle: () => void;
}

/**
 * Controls an amount while typing: the field keeps the typed text until blur, and the value follows the text. Only an amount above `max` is
 * corrected while typing, and never while an input method composes.
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
