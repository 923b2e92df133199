import { element } from './element.ts';

type Option = readonly [value: string, name: string];

/** A select; `label` is its accessible name. */
export function choice(label: string, options: readonly Option[]): HTMLSelectElement {
  const made = element('select', { label, class: 'grow' });
  offer(made, options);
  return made;
}

/** Replaces the options of a select, and chooses the first. */
export const offer = (select: HTMLSelectElement, options: readonly Option[]): void =>
  select.replaceChildren(...options.map(([value, name]) => element('option', { value }, name)));
