import type { Emote } from '#games/api/index.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { element, setText } from '../../hud/element.ts';
import type { Clock } from '../../Game.ts';
import { paints } from '../pieces/paints.ts';
import { type Coins, sumOf } from '../play/coins.ts';
import { returnedOf } from '../play/returned.ts';
import type { PlayState } from '../play/state.ts';
import { seenHistory } from '../play/state.ts';
import type { TableFiles } from '../tableFiles.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { BigTableWin } from './BigTableWin.ts';
import { ChipFlights } from './ChipFlights.ts';
import { Countdown } from './Countdown.ts';
import { EndCover, type EndCoverActions } from './EndCover.ts';
import { Plaque } from './Plaque.ts';
import { Seats } from './Seats.ts';
import { Spots } from './Spots.ts';
import { TableBar, type TableBarActions } from './TableBar.ts';
import type { TableKind } from './TableKind.ts';
import { Tray, type TrayActions } from './Tray.ts';

export interface TableScreenParts {
  readonly texts: TableTexts;
  readonly files: TableFiles;
  readonly kind: TableKind;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly isReduced: () => boolean;
  readonly actions: TableBarActions &
    TrayActions &
    EndCoverActions & {
      readonly place: (place: string) => void;
      readonly emote: (emote: Emote) => void;
      readonly openChat: () => void;
    };
}

/** A win of at least so many stakes is a big one. */
const BIG_TIMES = 10;
/** The words that the bets are closed stay for this time. */
const CLOSED_MS = 1200;
/** A notice that the player cannot change stays for this time. */
const NOTICE_MS = 5000;

/** The whole picture of a table. */
export class TableScreen {
  readonly root: HTMLElement;
  readonly bar: TableBar;
  readonly seats: Seats;
  readonly tray: Tray;
  readonly flights: ChipFlights;
  readonly bigWin: BigTableWin;
  readonly #parts: TableScreenParts;
  readonly #spots: Spots;
  readonly #countdown: Countdown;
  readonly #plaque: Plaque;
  readonly #cover: EndCover;
  readonly #notice = element('p', { class: 'notice', role: 'alert', hidden: true });
  readonly #closed = element('p', { class: 'closed-band', 'aria-hidden': 'true', hidden: true });
  readonly #live = element('p', { class: 'live', role: 'status', 'aria-live': 'polite' });
  #history: unknown;
  #phase: PlayState['phase'] = 'opening';
  #problem: string | undefined;
  /** The problem as long as its notice is shown. */
  #told: string | undefined;
  #notices = 0;

  constructor(parts: TableScreenParts) {
    const { texts, files, kind, clock, isReduced, actions } = parts;
    const { rules, look } = files;
    this.#parts = parts;
    this.bar = new TableBar(texts, actions);
    this.#countdown = new Countdown(texts);
    this.#plaque = new Plaque(texts, rules);
    this.tray = new Tray({ texts, chips: rules.chips, actions, clock, isReduced });
    this.#spots = new Spots({ texts, rules, look, place: actions.place });
    this.seats = new Seats({ texts, clock, host: () => this.root, emote: actions.emote, openChat: actions.openChat });
    this.bigWin = new BigTableWin({ texts, clock, isReduced });
    this.flights = new ChipFlights({
      texts,
      chips: rules.chips,
      isReduced,
      places: {
        tray: () => this.tray.chosen,
        balance: this.tray.balance,
        players: this.seats.people,
        stage: kind.stage,
        spot: (place) => this.#spots.find(place),
      },
    });
    kind.stage.append(this.#countdown.root, this.#plaque.root);
    setText(this.#closed, texts.table('closed'));
    const middle = element(
      'div',
      { class: 'table-middle' },
      kind.stage,
      this.seats.root,
      kind.road,
      this.#spots.root,
      this.#closed,
    );
    this.#cover = new EndCover(texts, actions, () => [middle, this.tray.root]);
    this.root = element(
      'main',
      { class: 'game table-game', 'data-kind': rules.kind, 'data-face': look.face, lang: texts.tag },
      paints(),
      this.bar.root,
      middle,
      this.tray.root,
      this.bigWin.root,
      this.flights.root,
      this.seats.bubbles,
      this.#notice,
      this.#cover.root,
      this.#live,
    );
    for (const [name, colour] of Object.entries(look.felt)) this.root.style.setProperty(`--felt-${name}`, colour);
    const scene = files.picture('scene');
    if (scene !== '') this.root.style.setProperty('--scene', `url("${scene}")`);
  }

  update(state: PlayState): void {
    const { kind } = this.#parts;
    this.bar.update(state);
    this.tray.update(state);
    this.#spots.update(state);
    this.seats.update(state);
    this.#plaque.update(state);
    this.#cover.update(state);
    this.root.dataset['phase'] = state.phase;
    const { table } = state;
    this.flights.follow(table?.Shared.Round?.TableRoundID, table?.Shared.Chips ?? [], table?.SeatID);
    const history = seenHistory(state);
    if (history[0]?.TableRoundID !== this.#history) {
      this.#history = history[0]?.TableRoundID;
      kind.updateRoad(history);
    }
    if (state.phase !== this.#phase) {
      this.#phase = state.phase;
      kind.setPhase(state.phase);
    }
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

  /** Says over the table that the bets are closed. */
  showClosed(): void {
    this.#closed.hidden = false;
    this.#parts.clock.after(CLOSED_MS, () => {
      this.#closed.hidden = true;
    });
  }

  /** Pays the places that returned coins. A win of many times the stake is shown large. */
  pay(played: Coins, result: TableResult): void {
    const returned = returnedOf(played, returnsOf(this.#parts.files.rules, result));
    this.flights.pay(returned);
    const staked = sumOf(played);
    const coins = sumOf(returned);
    if (staked > 0 && coins >= BIG_TIMES * staked) this.bigWin.show(coins - staked, coins / staked);
  }

  #showNotice({ connection, problem, phase }: PlayState): void {
    const { texts } = this.#parts;
    const isCut = connection.kind === 'reconnecting';
    const isEnded = connection.kind === 'ended';
    if (problem !== this.#problem) this.#expireNotice(problem);
    const text = isEnded
      ? ''
      : isCut
        ? texts.table('reconnecting')
        : this.#told !== undefined
          ? texts.refusal(this.#told)
          : phase === 'opening'
            ? texts.table('opening')
            : '';
    setText(this.#notice, text);
    this.#notice.hidden = text === '';
    this.root.toggleAttribute('data-is-cut', connection.kind !== 'connected' && phase !== 'opening');
  }

  /** A notice covers a part of the table, so it leaves after a while. */
  #expireNotice(problem: string | undefined): void {
    this.#problem = problem;
    this.#told = problem;
    this.#notices += 1;
    const own = this.#notices;
    if (problem !== undefined)
      this.#parts.clock.after(NOTICE_MS, () => {
        if (own !== this.#notices) return;
        this.#told = undefined;
        this.#notice.hidden = true;
      });
  }
}
