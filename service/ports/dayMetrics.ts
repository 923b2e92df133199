import { Gauge, type Registry } from 'prom-client';
import { type DayFigure, dayFigures } from '#domain/operator/dayFigures.ts';
import type { Reader } from '#domain/ports/store.ts';

/** The shortest time between two reads of the figures. */
const KEPT_MS = 60_000;

/** Adds the figures of today in Taipei to the metrics. A database that does not answer leaves the last ones. */
export function addDayMetrics(registry: Registry, db: Reader, now: () => number): void {
  let kept: { readonly at: number; readonly figures: Promise<readonly DayFigure[]> } | undefined;
  const read = (): Promise<readonly DayFigure[]> => {
    const at = now();
    if (kept === undefined || Math.abs(at - kept.at) >= KEPT_MS) kept = { at, figures: dayFigures(db, at) };
    return kept.figures;
  };
  const gauge = (name: string, help: string, valueOf: (figure: DayFigure) => number): void => {
    const made: Gauge<'kind' | 'of' | 'state'> = new Gauge({
      name,
      help,
      labelNames: ['kind', 'of', 'state'],
      registers: [registry],
      collect: async () => {
        const figures = await read().catch(() => undefined);
        if (figures === undefined) return;
        // A new day begins without the figures of the previous day.
        made.reset();
        for (const figure of figures)
          made.set({ kind: figure.Kind, of: figure.Of, state: figure.State }, valueOf(figure));
      },
    });
  };
  gauge('menagerie_day_amount', 'Amounts of today in Taipei: NT$, or gold.', ({ Amount }) => Amount);
  gauge('menagerie_day_count', 'Counts of today in Taipei: orders, rounds, people.', ({ Count }) => Count);
}
