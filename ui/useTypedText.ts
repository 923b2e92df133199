import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface Typing<Control extends TextControl> {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onCompositionStart: (event: CompositionEvent<Control>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<Control>) => void;
}

/**
 * The state of a text control. Text that an input method composes is not final: show and read it, but do not complete
 * or correct it.
 */
export interface Typed<Control extends TextControl> {
  readonly control: Control;
  readonly isComposing: boolean;
}

/**
 * Controls a text field; every text field uses it. While an input method composes, the field shows the composed text, since a value that is
 * set meanwhile (formatted, cut, corrected) would be composed a second time after the first. The linter rejects another `onChange` on a
 * text field (`scripts/text-controls.test.ts`).
 *
 * @param shown the field's text while nothing is composed
 * @param onText called with each text of the field, also during a composition and again at its end
 */
export function useTypedText<Control extends TextControl>(
  shown: string,
  onText: (text: string, typed: Typed<Control>) => void,
): Typing<Control> {
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  const take = (control: Control): void => {
    if (isComposing.current) setComposed(control.value);
    onText(control.value, { control, isComposing: isComposing.current });
  };
  return {
    value: composed ?? shown,
    onChange: ({ currentTarget }) => take(currentTarget),
    onCompositionStart: ({ currentTarget }) => {
      isComposing.current = true;
      setComposed(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      setComposed(undefined);
      take(currentTarget);
    },
  };
}
