import { type ReactNode, type Ref, useId } from 'react';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import { Table } from '../Table/index.ts';
import * as css from './TrendChart.css.ts';

/** The sums of a day or another span, in and out, both 0 or more. */
export interface TrendPoint {
  readonly id: string;
  readonly label: string;
  readonly up: number;
  readonly down: number;
}

export interface TrendChartProps {
  title: string;
  /** The oldest point first; the last point is the current day. Undefined while loading. */
  points: readonly TrendPoint[] | undefined;
  count: number;
  words: {
    readonly up: string;
    readonly down: string;
    readonly span: string;
    readonly table: string;
    readonly loading: string;
  };
  format: (amount: number) => string;
  ref?: Ref<HTMLElement>;
}

/** The fraction of the height above the line while loading. */
const USUAL_SHARE = 0.75;

/** The heights of the skeleton bars in per cent. */
const GHOSTS = [40, 26, 60, 14, 34, 68, 22, 48, 80, 30, 18, 62, 72, 76] as const;

/** Amounts in above a line and amounts out below it, by day. An expandable table contains the same numbers. */
export function TrendChart({ title, points, count, words, format, ref }: TrendChartProps): ReactNode {
  const id = useId();
  const ups = Math.max(0, ...(points ?? []).map(({ up }) => up));
  const downs = Math.max(0, ...(points ?? []).map(({ down }) => down));
  const whole = ups + downs;
  const share = shareUp(ups, downs);
  return (
    <section
      aria-labelledby={id}
      className={css.chart}
      data-part="trend-chart"
      data-state={points === undefined ? 'loading' : whole === 0 ? 'still' : 'ready'}
      ref={ref}
    >
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <span aria-hidden="true" className={css.legend} data-part="trend-chart-legend">
          <span className={css.key} data-way="up">
            {words.up}
          </span>
          <span className={css.key} data-way="down">
            {words.down}
          </span>
        </span>
      </div>
      {points === undefined ? (
        <SkeletonGroup label={words.loading}>
          <div className={css.bars}>
            {Array.from({ length: count }, (_none, at) => (
              <span className={css.column} key={`ghost-${String(at)}`}>
                <span className={css.half} data-way="up" style={percent('flexBasis', USUAL_SHARE)}>
                  <Skeleton height={`${String(GHOSTS[at % GHOSTS.length] ?? 50)}%`} shape="box" width="100%" />
                </span>
              </span>
            ))}
          </div>
        </SkeletonGroup>
      ) : (
        <>
          <div aria-hidden="true" className={css.bars} data-part="trend-chart-bars">
            <span className={css.line} style={percent('insetBlockStart', share)} />
            {points.map(({ id: key, up, down }) => (
              <span className={css.column} data-part="trend-chart-column" key={key}>
                <Bar amount={up} most={ups} share={share} way="up" />
                <Bar amount={down} most={downs} share={1 - share} way="down" />
              </span>
            ))}
          </div>
          <div aria-hidden="true" className={css.axis} data-part="trend-chart-axis">
            {axisOf(points).map((point) => (
              <span className={point === points.at(-1) ? css.now : undefined} key={point.id}>
                {point.label}
              </span>
            ))}
          </div>
          <details className={css.details} data-part="trend-chart-details">
            <summary className={css.summary}>{words.table}</summary>
            <Table<TrendPoint>
              columns={[
                { id: 'span', header: words.span, cell: ({ label }) => label },
                { id: 'up', header: words.up, align: 'end', cell: ({ up }) => format(up) },
                { id: 'down', header: words.down, align: 'end', cell: ({ down }) => format(down) },
              ]}
              density="compact"
              label={words.table}
              rowKey={({ id: key }) => key}
              rows={points.toReversed()}
            />
          </details>
        </>
      )}
    </section>
  );
}

/**
 * Returns the fraction of the height above the line, by the largest amount of each direction, with a minimum for a direction that has an
 * amount.
 */
function shareUp(ups: number, downs: number): number {
  if (ups + downs === 0) return USUAL_SHARE;
  const share = ups / (ups + downs);
  return Math.min(downs > 0 ? 0.85 : 1, Math.max(ups > 0 ? 0.15 : 0, share));
}

const percent = (name: 'flexBasis' | 'insetBlockStart', share: number) => ({ [name]: `${String(share * 100)}%` });

interface BarProps {
  amount: number;
  most: number;
  /** The fraction of the height for the largest amount. */
  share: number;
  way: 'up' | 'down';
}

function Bar({ amount, most, share, way }: BarProps): ReactNode {
  return (
    <span className={css.half} data-way={way} style={percent('flexBasis', share)}>
      {amount > 0 ? (
        <span
          className={css.bar}
          data-part="trend-chart-bar"
          data-way={way}
          style={{ blockSize: `max(3px, ${String((amount / most) * 100)}%)` }}
        />
      ) : null}
    </span>
  );
}

/** Returns the first, the middle and the last point. */
function axisOf(points: readonly TrendPoint[]): readonly TrendPoint[] {
  const places = [0, Math.floor(points.length / 2), points.length - 1];
  return [...new Set(places)].flatMap((at) => points[at] ?? []);
}
