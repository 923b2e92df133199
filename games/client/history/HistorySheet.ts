import type { GameAnswer } from '#games/api/index.ts';
import { element } from '../hud/element.ts';
import { icon } from '../sheet/icons.ts';
import { Modal } from '../sheet/Modal.ts';
import type { SheetTexts } from '../texts/texts.ts';

type Page = GameAnswer<'listRounds'>;
type Entry = Page['Rounds'][number];

export interface HistoryActions {
  /** Reads the player's own rounds of this game with their outcomes, the newest first. */
  list(cursor: string | undefined): Promise<Page>;
  verify: (RoundID: string) => void;
  /** Absent if rounds cannot be replayed here. */
  replay?: (RoundID: string) => void;
  closed(): void;
}

export interface HistoryParts {
  /** The sheet becomes its last child. */
  readonly host: HTMLElement;
  readonly texts: SheetTexts;
  /** Draws the board of a round. Undefined if its outcome is no longer known. */
  readonly board: (round: Entry) => HTMLElement | undefined;
  readonly actions: HistoryActions;
}

const SKELETONS = 5;
/** The strip above the list shows so many results. */
const RECENT = 10;

const hasResult = ({ State }: Entry): boolean => State === 'settled' || State === 'closed';

export class HistorySheet {
  readonly #parts: HistoryParts;
  readonly #modal: Modal;
  readonly #list: HTMLElement;
  readonly #state = element('div', { class: 'history-state' });
  readonly #recent: HTMLElement;
  #rounds = 0;
  /** Counts the openings, so that a late page is not shown. */
  #opening = 0;

  constructor(parts: HistoryParts) {
    const { texts, actions } = parts;
    this.#parts = parts;
    this.#modal = new Modal(parts.host, 'history', 'history-title', () => actions.closed());
    this.#list = element('ol', { class: 'rounds', 'aria-label': texts.text('history.list') });
    this.#recent = element('ol', { class: 'recent', 'aria-label': texts.text('history.recent') });
    const close = element(
      'button',
      { type: 'button', class: 'icon-button close', 'aria-label': texts.text('sheet.close') },
      icon('close', 24),
    );
    close.addEventListener('click', () => this.close());
    this.#modal.panel.append(
      element(
        'header',
        { class: 'sheet-head' },
        element('div', {}, element('h1', { id: 'history-title' }, texts.text('history.title'))),
        close,
      ),
      element('div', { class: 'sheet-body' }, this.#recent, this.#list, this.#state),
    );
  }

  /** Opens the sheet with the newest rounds. */
  open(): void {
    this.#opening += 1;
    this.#rounds = 0;
    this.#list.replaceChildren();
    this.#recent.replaceChildren();
    this.#modal.open();
    void this.#read(undefined);
  }

  close(): void {
    this.#modal.close();
  }

  get isOpen(): boolean {
    return this.#modal.isOpen;
  }

  async #read(cursor: string | undefined): Promise<void> {
    const { actions } = this.#parts;
    const opening = this.#opening;
    this.#showLoading();
    try {
      const page = await actions.list(cursor);
      if (opening === this.#opening) this.#showPage(page, cursor !== undefined);
    } catch {
      if (opening === this.#opening) this.#showFailure(cursor);
    }
  }

  #showLoading(): void {
    const skeletons = Array.from({ length: this.#rounds === 0 ? SKELETONS : 1 }, () =>
      element('div', { class: 'past-round skeleton', 'aria-hidden': 'true' }),
    );
    const text = element('p', { class: 'unseen', role: 'status' }, this.#parts.texts.text('history.loading'));
    this.#state.replaceChildren(text, ...skeletons);
  }

  #showPage({ Rounds, Next }: Page, isNext: boolean): void {
    const { texts } = this.#parts;
    const rows = Rounds.map((entry) => this.#row(entry));
    this.#list.append(...rows);
    this.#rounds += rows.length;
    if (isNext) rows[0]?.querySelector('button')?.focus();
    else this.#showRecent(Rounds);
    if (Next !== '') this.#state.replaceChildren(this.#button('history.more', () => void this.#read(Next)));
    else if (this.#rounds > 0)
      this.#state.replaceChildren(element('p', { class: 'history-end' }, texts.text('history.end')));
    else
      this.#state.replaceChildren(
        element(
          'div',
          { class: 'history-note' },
          element('b', {}, texts.text('history.empty')),
          element('p', {}, texts.text('history.emptyText')),
        ),
      );
  }

  /** The multiples of the last results, the newest first. */
  #showRecent(entries: readonly Entry[]): void {
    const { texts } = this.#parts;
    const results = entries.filter(hasResult).slice(0, RECENT);
    this.#recent.replaceChildren(
      ...results.map(({ Win, Stake }) =>
        element(
          'li',
          { class: Win > Stake ? 'number won' : 'number' },
          Win === 0 ? element('span', { 'aria-label': texts.text('history.none') }, '–') : texts.multiple(Win / Stake),
        ),
      ),
    );
  }

  #showFailure(cursor: string | undefined): void {
    const retry = this.#button('history.retry', () => void this.#read(cursor));
    this.#state.replaceChildren(
      element(
        'div',
        { class: 'history-note', role: 'alert' },
        element('b', {}, this.#parts.texts.text('history.failed')),
      ),
      retry,
    );
  }

  #button(key: 'history.more' | 'history.retry', press: () => void): HTMLButtonElement {
    const button = element('button', { type: 'button', class: 'button alt' }, this.#parts.texts.text(key));
    button.addEventListener('click', press);
    return button;
  }

  #row(entry: Entry): HTMLElement {
    const { RoundID, State, Stake, Win, CreateTime, Nonce, Jackpots } = entry;
    const { texts, actions, board } = this.#parts;
    const picture = hasResult(entry) ? board(entry) : undefined;
    const time = texts.time(CreateTime);
    const isKnown = hasResult(entry);
    const won = Win > 0 ? `${texts.number(Win)} ${texts.multiple(Win / Stake)}` : texts.text('history.none');
    const jackpots = Jackpots.map(({ Name, Coins }) =>
      element(
        'p',
        { class: 'round-jackpot' },
        texts.text('history.jackpot', { name: texts.game(`jackpot.${Name}`), coins: texts.number(Coins) }),
      ),
    );
    const opened = entry.Outcome?.choice;
    const choice =
      opened === undefined
        ? undefined
        : opened.chosen === undefined
          ? texts.text('history.choiceOpen')
          : texts.text('history.choice', { option: texts.game(`choice.${opened.chosen}`) });
    const open = (key: 'verify' | 'replay', press: (id: string) => void): HTMLButtonElement => {
      const button = element(
        'button',
        { type: 'button', class: 'quiet', 'aria-label': texts.text(`history.${key}Of`, { time }) },
        icon(key, 16),
        element('span', {}, texts.text(`history.${key}`)),
      );
      button.addEventListener('click', () => press(RoundID));
      return button;
    };
    return element(
      'li',
      { class: 'past-round', 'data-state': State },
      ...(picture === undefined ? [] : [picture]),
      element(
        'div',
        { class: 'round-when' },
        element('time', { datetime: CreateTime }, time),
        element('span', {}, texts.text('history.nonce', { nonce: texts.number(Nonce) })),
        element('span', { class: 'round-state' }, texts.text(`history.${State}`)),
      ),
      element(
        'dl',
        { class: 'round-coins' },
        element('dt', {}, texts.text('history.stake')),
        element('dd', {}, texts.number(Stake)),
        element('dt', {}, texts.text('history.win')),
        element('dd', { class: Win > Stake ? 'gold' : 'plain' }, isKnown ? won : '–'),
      ),
      ...jackpots,
      ...(choice === undefined ? [] : [element('p', { class: 'round-jackpot' }, choice)]),
      ...(isKnown
        ? [
            element(
              'div',
              { class: 'round-actions' },
              open('verify', actions.verify),
              ...(actions.replay === undefined ? [] : [open('replay', actions.replay)]),
            ),
          ]
        : []),
    );
  }
}
