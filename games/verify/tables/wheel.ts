import type { WheelRules } from './publishedRules.ts';
import { paidOf, type TableDraws, type TableOutcome } from './TableDraws.ts';

/** Turns the wheel of a round again. */
export async function recomputeWheel({ fields, pays }: WheelRules, draws: TableDraws): Promise<TableOutcome> {
  const field = await draws.below(fields.length, 'field of the wheel');
  return {
    result: { field: [field] },
    returned: (place) => {
      const pay = pays[place];
      return pay === undefined ? undefined : paidOf(fields[field]?.includes(place) ?? false, pay);
    },
  };
}
