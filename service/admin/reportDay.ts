import { writeFile } from 'node:fs/promises';
import { csvCell, type CsvRow } from '#domain/dispatch/csv.ts';
import { type DayFigure, dayFigures } from '#domain/operator/dayFigures.ts';
import type { GameProviderPorts } from '#domain/ports/gameProvider.ts';
import { taipeiDay } from '#domain/taipei.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readDay, readWords } from './words.ts';

const HEADER: CsvRow = ['Day', 'Kind', 'Of', 'State', 'Count', 'Amount'];
const BYTE_ORDER_MARK = '\uFEFF';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** The figures for a terminal. Stakes and wins of a game are on one line, with its actual and its published return. */
function linesOf(figures: readonly DayFigure[], games: GameProviderPorts | undefined): readonly string[] {
  const published = new Map(
    (games?.providers ?? [])
      .flatMap(({ Games }) => Games)
      .map(({ GameCode, ReturnToPlayer }) => [GameCode, ReturnToPlayer]),
  );
  const wins = new Map(figures.filter(({ Kind }) => Kind === 'wins').map(({ Of, Amount }) => [Of, Amount]));
  return figures.flatMap(({ Kind, Of, State, Count, Amount }): readonly string[] => {
    const amount = Amount.toLocaleString('en');
    switch (Kind) {
      case 'revenue':
      case 'refunds':
        return [`${Kind}  ${Of}  ${Count} orders  NT$ ${amount}`];
      case 'orders':
        return [`orders  ${Of}  ${State}  ${Count}  NT$ ${amount}`];
      case 'goldMinted':
      case 'goldSunk':
        return [`gold ${Kind === 'goldMinted' ? 'minted' : 'sunk'}  ${Of}  ${amount}`];
      case 'stakes': {
        const win = wins.get(Of) ?? 0;
        const rate = published.get(Of);
        const beside = rate === undefined ? 'not published' : percent(rate / 10_000);
        const own = Amount === 0 ? '-' : percent(win / Amount);
        return [
          `game  ${Of}  ${Count} rounds  stakes ${amount}  wins ${win.toLocaleString('en')}  return ${own} (${beside})`,
        ];
      }
      case 'wins':
        return [];
      case 'registrations':
        return [`registrations  ${Count}`];
      case 'activePeople':
        return [`people who played  ${Count}`];
    }
  });
}

/** `report day` */
export const reportDay: Command = {
  verb: 'report day',
  takes: '[2026-11-29] [--csv FILE]',
  does: 'prints the figures of a day in Taipei (today by default): revenue, orders, refunds, gold minted and sunk, games with their return, registrations, active players; --csv writes them to a new file',
  async run(operator, words) {
    const { values, rest } = readWords(words, { csv: 'string' });
    const { store, clock, games } = operator.ports;
    const [day = taipeiDay(clock.now()), ...more] = rest;
    if (more.length > 0) throw new UsageError('give one day');
    const at = Date.parse(readDay('the day', day).gte);
    const figures = await store.readConsistently((db) => dayFigures(db, at));
    await store.transaction((tx) => writeAudit(tx, operator, { action: 'report.day', subject: day, detail: {} }));
    if (values.csv === undefined) {
      for (const line of linesOf(figures, games)) operator.print(line);
      return 0;
    }
    const rows = [
      HEADER,
      ...figures.map(({ Kind, Of, State, Count, Amount }) => [day, Kind, Of, State, Count, Amount]),
    ];
    const text = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
    try {
      await writeFile(values.csv, BYTE_ORDER_MARK + text, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      throw new Refusal(`${values.csv}: ${error instanceof Error ? error.message : 'cannot be written'}`);
    }
    operator.print(`${figures.length} figures of ${day} are in ${values.csv}`);
    return 0;
  },
};
