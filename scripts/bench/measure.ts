import * as z from 'zod';

/**
 * The output of a benchmark, one measure per line, as `{"bench": {…}}`.
 *
 * A measure has `baseline` and `atLeast` (value ÷ baseline of the same run must reach it), or `atMost` (the value must not exceed it), or
 * both.
 */
export const measureSchema = z
  .object({
    name: z.string(),
    value: z.number(),
    unit: z.string(),
    baseline: z.number().positive().optional(),
    atLeast: z.number().positive().optional(),
    atMost: z.number().nonnegative().optional(),
  })
  .refine((measure) => measure.atLeast !== undefined || measure.atMost !== undefined, 'an aim is missing')
  .refine((measure) => measure.atLeast === undefined || measure.baseline !== undefined, 'atLeast needs a baseline');

export type Measure = z.infer<typeof measureSchema>;

const lineSchema = z.object({ bench: measureSchema });

/**
 * @returns undefined for a line that is not a measure
 * @throws ZodError if the line looks like a measure but is invalid
 */
export function readMeasure(line: string): Measure | undefined {
  return line.startsWith('{"bench":') ? lineSchema.parse(JSON.parse(line)).bench : undefined;
}

export function reaches({ value, baseline, atLeast, atMost }: Measure): boolean {
  const ratioReached = atLeast === undefined || baseline === undefined || value / baseline >= atLeast;
  return ratioReached && (atMost === undefined || value <= atMost);
}

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Describes a measure in one line: value, baseline, ratio, aim, verdict. */
export function describeMeasure(measure: Measure): string {
  const { unit, atLeast, atMost } = measure;
  const parts = [told(measure)];
  if (atLeast !== undefined) parts.push(`aim ≥ ${atLeast.toFixed(2)} × baseline`);
  if (atMost !== undefined) parts.push(`aim ≤ ${plain.format(atMost)} ${unit}`);
  return `${reaches(measure) ? 'ok    ' : 'MISSED'} ${parts.join(', ')}`;
}

/** Describes a quick run, which has too few rounds for a verdict. */
export const describeRun = (measure: Measure): string => `ran    ${told(measure)}`;

function told({ name, value, unit, baseline }: Measure): string {
  const against =
    baseline === undefined ? '' : `, baseline ${plain.format(baseline)}, ratio ${(value / baseline).toFixed(2)}`;
  return `${name}: ${plain.format(value)} ${unit}${against}`;
}
