import type { Emote } from '#games/api/index.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import { element, setText } from '../../hud/element.ts';
import type { Clock } from '../../Game.ts';
import { paints } from '../pieces/paints.ts';
import type { PlayState } from '../play/state.ts';
import { seenHistory } from '../play/state.ts';
import type { TableFiles } from '../tableFiles.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { Countdown } from './Countdown.ts';
import { faceOf, nameOf, Seats } from './Seats.ts';
import { Spots } from './Spots.ts';
import { TableBar, type TableBarActions } from './TableBar.ts';
import type { TableKind } from './TableKind.ts';
import { Tray, type TrayActions } from './Tray.ts';

export interface TableScreenParts {
  readonly texts: TableTexts;
  readonly files: TableFiles;
  readonly kind: TableKind;
  readonly clock: Pick<Clock, 'after'>;
  readonly actions: TableBarActions &
    TrayActions & {
      readonly place: (place: string) => void;
      readonly emote: (emote: Emote) => void;
      readonly openChat: () => void;
    };
}

/** The whole picture of a table. */
export class TableScreen {
  readonly root: HTMLElement;
  readonly bar: TableBar;
  readonly seats: Seats;
  readonly tray: Tray;
  readonly #parts: TableScreenParts;
  readonly #spots: Spots;
  readonly #countdown: Countdown;
  readonly #notice = element('p', { class: 'notice', role: 'alert', hidden: true });
  readonly #live = element('p', { class: 'live', role: 'status', 'aria-live': 'polite' });
  readonly #best = element('p', { class: 'best', hidden: true });
  #history: unknown;
  #phase: PlayState['phase'] = 'opening';
  #bestOf: string | undefined;

  constructor(parts: TableScreenParts) {
    const { texts, files, kind, clock, actions } = parts;
    this.#parts = parts;
    this.bar = new TableBar(texts, actions);
    this.#countdown = new Countdown(texts);
    this.tray = new Tray(texts, files.rules.chips, actions);
    this.#spots = new Spots({ texts, rules: files.rules, look: files.look, place: actions.place });
    this.seats = new Seats({
      texts,
      clock,
      host: () => this.root,
      emote: actions.emote,
      openChat: actions.openChat,
    });
    kind.stage.append(this.#countdown.root, this.#best);
    this.root = element(
      'main',
      { class: 'game table-game', 'data-kind': files.rules.kind, 'data-face': files.look.face, lang: texts.tag },
      paints(),
      this.bar.root,
      element('div', { class: 'table-middle' }, kind.stage, this.seats.root, kind.road, this.#spots.root),
      this.tray.root,
      this.seats.bubbles,
      this.#notice,
      this.#live,
    );
    for (const [name, colour] of Object.entries(files.look.felt)) this.root.style.setProperty(`--felt-${name}`, colour);
    const scene = files.picture('scene');
    if (scene !== '') this.root.style.setProperty('--scene', `url("${scene}")`);
  }

  update(state: PlayState): void {
    const { kind } = this.#parts;
    this.bar.update(state);
    this.tray.update(state);
    this.#spots.update(state);
    this.seats.update(state);
    this.root.dataset['phase'] = state.phase;
    const history = seenHistory(state);
    if (history[0]?.TableRoundID !== this.#history) {
      this.#history = history[0]?.TableRoundID;
      kind.updateRoad(history);
    }
    if (state.phase !== this.#phase) {
      this.#phase = state.phase;
      kind.setBetting(state.phase === 'betting');
    }
    this.#showBest(state);
    this.#showNotice(state);
  }

  /** @param now the time of the server */
  tick(state: PlayState, now: number): void {
    this.#countdown.tick(state, now);
    this.bar.tick(state, now);
  }

  /** Tells a screen reader what happened. */
  say(text: string): void {
    setText(this.#live, text);
  }

  #showNotice({ connection, problem, phase }: PlayState): void {
    const { texts } = this.#parts;
    const text =
      connection.kind === 'reconnecting'
        ? texts.table('reconnecting')
        : connection.kind === 'ended'
          ? texts.refusal(connection.reason)
          : problem !== undefined
            ? texts.refusal(problem)
            : phase === 'opening'
              ? texts.table('opening')
              : '';
    setText(this.#notice, text);
    this.#notice.hidden = text === '';
    this.root.toggleAttribute('data-is-cut', connection.kind !== 'connected' && phase !== 'opening');
  }

  /** The player with the greatest win of the round, as a plaque on the rail. */
  #showBest({ phase, table }: PlayState): void {
    const { texts, files } = this.#parts;
    const round = table?.Shared.Round;
    const key = phase === 'shown' ? round?.TableRoundID : undefined;
    if (key === this.#bestOf) return;
    this.#bestOf = key;
    this.#best.hidden = true;
    if (key === undefined || table === undefined || round?.Drawn === undefined) return;
    const best = bestWin(table.Shared.Chips, round.Drawn.Result, files);
    if (best === undefined) return;
    const seat = table.Shared.Seats.find(({ SeatID }) => SeatID === best.seat);
    const name = nameOf(texts, seat, table.SeatID);
    this.#best.replaceChildren(
      faceOf(seat),
      element('span', {}, texts.table('topWin', { name, place: texts.place(best.place) })),
      element('b', { class: 'number' }, texts.coins(best.coins)),
    );
    this.#best.hidden = false;
  }
}

interface BestWin {
  readonly seat: string;
  readonly place: string;
  readonly coins: number;
}

/** The greatest returned coins of a place that won. */
function bestWin(
  chips: readonly { readonly SeatID: string; readonly Places: Readonly<Record<string, number>> }[],
  result: TableResult,
  { rules }: Pick<TableFiles, 'rules'>,
): BestWin | undefined {
  const returned = returnsOf(rules, result);
  let best: BestWin | undefined;
  for (const { SeatID, Places } of chips)
    for (const [place, stake] of Object.entries(Places)) {
      const twentieths = returned(place);
      const coins = (stake / 20) * twentieths;
      if (twentieths > 20 && coins > (best?.coins ?? 0)) best = { seat: SeatID, place, coins };
    }
  return best;
}
