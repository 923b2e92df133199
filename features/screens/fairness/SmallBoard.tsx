import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRound, RoundBoard } from '#protocol/entities/round.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useGamePicture } from '../../shared/games/index.ts';
import { Symbol } from './ReelWindow.tsx';
import * as css from './Rounds.css.ts';
import { useGameSymbols } from './useRoundBoards.ts';

export interface SmallBoardProps {
  round: OwnRound;
  /** Undefined without a board: the game's picture is shown instead. */
  board: RoundBoard | undefined;
  isLoading: boolean;
}

/** A small picture of the board of a round. */
export function SmallBoard({ round, board, isLoading }: SmallBoardProps): ReactNode {
  if (board !== undefined) return <Reels board={board} gameCode={round.GameCode} />;
  if (isLoading && round.Verifiable) return <Skeleton height="4.375rem" shape="box" width="100%" />;
  return <GamePicture round={round} />;
}

function Reels({ board: { Columns, Marked }, gameCode }: { board: RoundBoard; gameCode: string }): ReactNode {
  const { formatMessage } = useIntl();
  const symbols = useGameSymbols(gameCode);
  const marked = new Set(Marked.map(([reel, row]) => `${reel} ${row}`));
  const rows = Math.max(...Columns.map((column) => column.length));
  return (
    <div
      aria-label={formatMessage({ id: 'rounds.board', defaultMessage: '這一局的盤面' })}
      className={css.board}
      data-won={marked.size > 0 ? '' : undefined}
      role="img"
      style={{ gridTemplateColumns: `repeat(${Columns.length}, 1fr)` }}
    >
      {Columns.map((column, reel) => (
        <span
          className={css.reel}
          key={`reel ${String(reel)}`}
          style={{ gridTemplateRows: `repeat(${column.length}, 1fr)`, aspectRatio: `1 / ${rows}` }}
        >
          {column.map((name, row) => (
            <span
              className={css.cell}
              data-marked={marked.has(`${reel} ${row}`) ? '' : undefined}
              key={`cell ${String(row)}`}
            >
              {symbols === undefined ? null : <Symbol name={name} symbols={symbols} />}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

function GamePicture({ round }: { round: OwnRound }): ReactNode {
  const { src, srcSet, sizes } = useGamePicture(round, 'wide', useLocaleID(), '8rem');
  return <img alt="" className={css.picture} sizes={sizes} src={src} srcSet={srcSet} />;
}

/** The win of the board that paid most, with the picture of its symbol. */
export function BestWin({ board: { Best }, gameCode }: { board: RoundBoard; gameCode: string }): ReactNode {
  const symbols = useGameSymbols(gameCode);
  if (Best === undefined || symbols === undefined) return null;
  const symbol = (
    <span className={css.bestSymbol}>
      <Symbol name={Best.Symbol} symbols={symbols} />
    </span>
  );
  return Best.Line === undefined ? (
    <FormattedMessage
      defaultMessage="{symbol} ×{count, number}"
      id="rounds.bestSymbols"
      values={{ symbol, count: Best.Count }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="第 {line, number} 線・{symbol} ×{count, number}"
      id="rounds.bestLine"
      values={{ line: Best.Line, symbol, count: Best.Count }}
    />
  );
}
