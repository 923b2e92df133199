import type { SpotLook, TableLook } from './schema.ts';

/** The spots of a look, without its labels. */
export const spotsOf = (rows: TableLook['rows']): readonly SpotLook[] =>
  rows.flatMap(({ spots }) => spots).filter((spot) => 'place' in spot);
