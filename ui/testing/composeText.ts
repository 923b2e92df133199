import { fireEvent } from '@testing-library/react';

/** In which order a browser ends a composition. */
export type CompositionEnd = 'inputFirst' | 'inputLast';

/**
 * Types as an input method does: each step replaces the step before it. As in a browser, a value that a page writes meanwhile
 * ends up beside the composed text: the next step is then put behind it.
 * @param steps what is composed after each key, as `['２', '２５', '２５０']`
 */
export function composeText(
  field: HTMLInputElement | HTMLTextAreaElement,
  steps: readonly string[],
  end: CompositionEnd = 'inputFirst',
): void {
  const write = (text: string, isComposing: boolean): void => {
    // React overrides the instance's setter to notice changes, so the prototype's is the browser's.
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing }));
  };
  fireEvent.compositionStart(field, { data: '' });
  let head = field.value;
  let written = head;
  for (const data of steps) {
    if (field.value !== written) head = field.value;
    written = head + data;
    fireEvent.compositionUpdate(field, { data });
    write(written, true);
  }
  const data = steps.at(-1) ?? '';
  fireEvent.compositionEnd(field, { data });
  if (end === 'inputLast') write(field.value, false);
}
