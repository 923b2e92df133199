import { type ReactNode, type Ref, useId } from 'react';
import { Table } from '../Table/index.ts';
import * as css from './LineChart.css.ts';

export interface LinePoint {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

export interface LineChartProps {
  title: string;
  /** The newest value with its unit, or a text instead of it. */
  now: ReactNode;
  /** Oldest first. */
  points: readonly LinePoint[];
  /** The good range, drawn as a band behind the line. */
  band?: { readonly from: number; readonly to: number };
  /** The labels of the column of times, the column of values and the table, and the text if there are no points. */
  words: { readonly span: string; readonly value: string; readonly table: string; readonly empty: string };
  format: (value: number) => string;
  /** The colour of the series, by its position in the theme's chart colours. */
  series?: 1 | 2 | 3 | 4;
  ref?: Ref<HTMLElement>;
}

const WIDTH = 300;
const HEIGHT = 80;
/** Leaves space above the highest value. */
const HEADROOM = 1.15;
const MAX_ROWS = 20;

/** A value over time as a line. An expandable table contains the same numbers. */
export function LineChart({ title, now, points, band, words, format, series = 1, ref }: LineChartProps): ReactNode {
  const id = useId();
  const most = Math.max(1, band?.to ?? 0, ...points.map(({ value }) => value)) * HEADROOM;
  const x = (at: number): number => (points.length < 2 ? WIDTH : (at / (points.length - 1)) * WIDTH);
  const y = (value: number): number => HEIGHT - (value / most) * HEIGHT;
  const line = points
    .map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const [first, last] = [points[0], points.at(-1)];
  return (
    <section
      aria-labelledby={id}
      className={css.chart}
      data-part="line-chart"
      data-series={series}
      data-state={points.length === 0 ? 'empty' : 'ready'}
      ref={ref}
    >
      <div className={css.head}>
        <h3 className={css.title} id={id}>
          {title}
        </h3>
        <span className={css.now} data-part="line-chart-now">
          {now}
        </span>
      </div>
      {points.length === 0 ? (
        <p className={css.empty} data-part="line-chart-empty">
          {words.empty}
        </p>
      ) : (
        <>
          <svg
            aria-hidden="true"
            className={css.drawing}
            data-part="line-chart-drawing"
            preserveAspectRatio="none"
            viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
          >
            {band === undefined ? null : (
              <rect
                className={css.band}
                height={Math.max(0, y(band.from) - y(band.to))}
                width={WIDTH}
                x={0}
                y={y(band.to)}
              />
            )}
            <path className={css.area} d={`${line}L${String(WIDTH)} ${String(HEIGHT)}L0 ${String(HEIGHT)}Z`} />
            <path className={css.line} d={line} />
          </svg>
          <div aria-hidden="true" className={css.axis} data-part="line-chart-axis">
            <span>{first?.label}</span>
            <span>{last?.label}</span>
          </div>
          <details className={css.details} data-part="line-chart-details">
            <summary className={css.summary}>{words.table}</summary>
            <Table<LinePoint>
              columns={[
                { id: 'span', header: words.span, cell: ({ label }) => label },
                { id: 'value', header: words.value, align: 'end', cell: ({ value }) => format(value) },
              ]}
              density="compact"
              label={words.table}
              rowKey={({ id: key }) => key}
              rows={points.toReversed().slice(0, MAX_ROWS)}
            />
          </details>
        </>
      )}
    </section>
  );
}
