import type { SharedTable, TablePush } from './room.ts';

/** The results that a table keeps in its history. */
export const HISTORY_RESULTS = 100;

/** Applies a push to the table that all players see. A push that the table already has changes nothing. */
export function mergeTable(table: SharedTable, push: TablePush): SharedTable {
  if (push.Revision <= table.Revision) return table;
  const { Revision, Now, Round = table.Round, Chips: changed = [], Seats: seated = [], Left: left = [] } = push;
  const isNew = Round?.TableRoundID !== table.Round?.TableRoundID;
  const chips = new Map((isNew ? [] : table.Chips).map((each) => [each.SeatID, each]));
  for (const each of changed)
    if (Object.keys(each.Places).length === 0) chips.delete(each.SeatID);
    else chips.set(each.SeatID, each);
  const seats = new Map(table.Seats.map((seat) => [seat.SeatID, seat]));
  for (const SeatID of left) seats.delete(SeatID);
  for (const seat of seated) seats.set(seat.SeatID, seat);
  return {
    Revision,
    Now,
    ...(Round && { Round }),
    Chips: [...chips.values()],
    Seats: [...seats.values()],
    History: historyWith(table.History, push.Round),
  };
}

function historyWith(history: SharedTable['History'], round: TablePush['Round']): SharedTable['History'] {
  if (round?.Drawn === undefined || history[0]?.TableRoundID === round.TableRoundID) return history;
  const { TableRoundID, Drawn } = round;
  return [{ TableRoundID, Result: Drawn.Result }, ...history].slice(0, HISTORY_RESULTS);
}
