import { fireEvent } from '@testing-library/react';

/** The order of a browser's events at the end of a composition. */
export type CompositionEnd = 'inputFirst' | 'inputLast';

/**
 * Types like an input method: each step replaces the previous step. As in a browser, a value that the page sets meanwhile stays beside the
 * composed text, and the next step is added after it.
 *
 * @param steps the composed text after each key, for example `['２', '２５', '２５０']`
 */
export function composeText(
  field: HTMLInputElement | HTMLTextAreaElement,
  steps: readonly string[],
  end: CompositionEnd = 'inputFirst',
): void {
  const write = (text: string, isComposing: boolean): void => {
    // React overrides the setter of the instance to notice changes, so the browser's setter is on the prototype.
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
