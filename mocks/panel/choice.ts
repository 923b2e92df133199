import { element } from './element.ts';

type Option = readonly [value: string, name: string];

/** A select; `label` is its accessible name. */
export function choice(label: string, options: readonly Option[]): HTMLSelectElement {
  const made = element('select', { label, class: 'grow' });
  offer(made, options);
  return made;
}

/** Gives a select other options; the first is chosen. */
export const offer = (select: HTMLSelectElement, options: readonly Option[]): void =>
  select.replaceChildren(...options.map(([value, name]) => element('option', { value }, name)));
