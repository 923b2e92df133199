import * as z from 'zod/mini';

export const Colour = z.string().check(z.regex(/^#[\dA-F]{6}$/i));
export const Name = z.string().check(z.regex(/^[a-z][a-z\d]*$/));
export const Units = z.number().check(z.minimum(0));
export const Point = z.strictObject({ x: Units, y: Units });
/** The name of a piece of the board. */
export const Picture = z.string().check(z.regex(/^[a-z][a-z\d_]*$/));
export const Size = z.strictObject({ width: Units, height: Units });
