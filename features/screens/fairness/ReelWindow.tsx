import type { ReactNode } from 'react';
import type { RecomputedRound, RecomputedSpin } from '#games/verify/index.ts';
import * as css from './Fairness.css.ts';

export interface ReelWindowProps {
  round: Pick<RecomputedRound, 'rows' | 'lines'>;
  spin: RecomputedSpin;
  /** The pictures of the symbols. A symbol without a picture is shown by its name. */
  symbols: Readonly<Record<string, string>>;
  label: string;
}

/** The cells of wins, as `reel row`. */
function winningCells({ lines }: ReelWindowProps['round'], { wins }: RecomputedSpin): ReadonlySet<string> {
  return new Set(
    wins.flatMap(({ line = 0, from, count, cells }) => {
      if (cells !== undefined) return cells.map(([reel, row]) => `${reel} ${row}`);
      const onLine = (lines[line - 1] ?? []).map((row, reel) => `${reel} ${row}`);
      return from === 'right' ? onLine.slice(-count) : onLine.slice(0, count);
    }),
  );
}

/** The window of a computed spin as it pays, with the symbols of winning lines marked. */
export function ReelWindow({ round, spin, symbols, label }: ReelWindowProps): ReactNode {
  const winning = winningCells(round, spin);
  const { board = spin.window } = spin;
  const rows = Array.from({ length: round.rows }, (_none, row) => row);
  return (
    <table aria-label={label} className={css.window}>
      <tbody>
        {rows.map((row) => (
          <tr className={css.windowRow} key={row} style={{ gridTemplateColumns: `repeat(${spin.window.length}, 1fr)` }}>
            {board.map((reel, at) => (
              <td
                className={css.cell}
                data-winning={winning.has(`${at} ${row}`) ? '' : undefined}
                key={`reel ${String(at)}`}
              >
                <Symbol name={reel[row] ?? ''} symbols={symbols} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Symbol({ name, symbols }: { name: string } & Pick<ReelWindowProps, 'symbols'>): ReactNode {
  const picture = symbols[name];
  return picture === undefined ? (
    <span className={css.symbolName}>{name}</span>
  ) : (
    <img alt={name} className={css.symbol} src={picture} />
  );
}
