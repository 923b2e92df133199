export { Combobox } from './Combobox.tsx';
export type { ComboboxOption } from './ComboboxOption.ts';
export { matches } from './matches.ts';
