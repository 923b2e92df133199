/** Twelve digits after the point, so that every machine writes the same text. */
export const rounded = (value: number): number => Number(value.toFixed(12));

export const stakesOf = (tenths: number): number => tenths / 10;
