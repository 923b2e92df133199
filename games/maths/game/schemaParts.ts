import * as z from 'zod/mini';

/** An object without other fields. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strict> =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; it has ${Object.keys(shape).join(', ')}`
        : undefined,
  });

export const wholeFrom = (least: number) => z.int().check(z.minimum(least));

export const Name = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name: a small letter, then letters and digits'));

/** A value with a weight: the value comes in `weight` of all weights together. */
export const weighted = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  strict({ ...shape, weight: wholeFrom(1) });
