import '../../sheet/sheet.css';
import './tableSheet.css';
import { paysOf } from '#games/maths/tables/paysOf.ts';
import { tableRules } from '#games/maths/tables/tableRules.ts';
import { element, setText } from '../../hud/element.ts';
import { icon } from '../../sheet/icons.ts';
import { Modal } from '../../sheet/Modal.ts';
import { tabs } from '../../sheet/tabs.ts';
import { type PlayState, seenHistory } from '../play/state.ts';
import { spotsOf } from '../look/spotsOf.ts';
import type { TableFiles } from '../tableFiles.ts';
import type { SheetTexts } from '../../texts/texts.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

/** The game server checks the same pattern. */
const CLIENT_SEED = /^[\w-]{1,64}$/;
const RESULTS = 20;

export interface TableSheetParts {
  /** The sheet becomes its last child. */
  readonly host: HTMLElement;
  readonly texts: TableTexts;
  /** The texts of sheets that slots share. */
  readonly sheetTexts: SheetTexts;
  readonly files: TableFiles;
  readonly say: (result: Readonly<Record<string, readonly number[]>>) => string;
  readonly actions: {
    setSeed(seed: string | undefined): void;
    verify(TableRoundID: string): void;
  };
}

const short = (hash: string): string => (hash.length > 20 ? `${hash.slice(0, 8)}…${hash.slice(-9)}` : hash);

/** Pays and returns of all places, the rules, the seeds, and the last results with their verification. */
export class TableSheet {
  readonly #parts: TableSheetParts;
  readonly #modal: Modal;
  readonly #limits = element('b', {});
  readonly #limitsRound = element('small', {});
  readonly #commitment = element('code');
  readonly #nonce = element('b');
  readonly #seed = element('code');
  readonly #used = element('code');
  readonly #server = element('code');
  readonly #input: HTMLInputElement;
  readonly #form: HTMLElement;
  readonly #results = element('ol', { class: 'table-results' });
  readonly #verify: HTMLButtonElement;
  #last: string | undefined;

  constructor(parts: TableSheetParts) {
    this.#parts = parts;
    const { texts, sheetTexts, actions } = parts;
    this.#modal = new Modal(parts.host, 'info', 'table-info-title', () => {});
    this.#input = element('input', {
      type: 'text',
      maxlength: '64',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': texts.table('fairSeed'),
    });
    this.#form = this.#seedForm();
    const close = element(
      'button',
      { type: 'button', class: 'icon-button close', 'aria-label': sheetTexts.text('sheet.close') },
      icon('close', 24),
    );
    close.addEventListener('click', () => this.#modal.close());
    const { bar, panels } = tabs(
      sheetTexts.text('sheet.tabs'),
      [
        { id: 'bets', label: texts.table('betsTab'), content: this.#bets() },
        { id: 'rules', label: texts.table('rulesTab'), content: this.#rules() },
        { id: 'fair', label: texts.table('fairTab'), content: this.#fair() },
        {
          id: 'results',
          label: texts.table('lastResults'),
          content: element('div', {}, this.#results),
        },
      ],
      () => {},
    );
    this.#verify = element(
      'button',
      { type: 'button', class: 'button alt', disabled: true },
      icon('verify', 19),
      element('span', {}, sheetTexts.text('sheet.verify')),
    );
    this.#verify.addEventListener('click', () => {
      if (this.#last !== undefined) actions.verify(this.#last);
    });
    const play = element('button', { type: 'button', class: 'button main' }, sheetTexts.text('sheet.play'));
    play.addEventListener('click', () => this.#modal.close());
    this.#modal.panel.append(
      element(
        'header',
        { class: 'sheet-head' },
        element(
          'div',
          {},
          element('h1', { id: 'table-info-title' }, texts.table('infoTitle')),
          element('p', {}, `${texts.game('title')}・${parts.files.look.provider}`),
        ),
        close,
      ),
      element('div', { class: 'sheet-body' }, this.#wells(), element('div', { class: 'tab-row' }, bar), ...panels),
      element('footer', { class: 'sheet-foot' }, this.#verify, play),
    );
  }

  open(state: PlayState): void {
    this.update(state);
    this.#modal.open();
  }

  update(state: PlayState): void {
    const { texts, sheetTexts } = this.#parts;
    const { table, seed, usedSeed } = state;
    const settings = table?.Settings;
    if (settings !== undefined) {
      setText(this.#limits, `${texts.coinValue(settings.LeastStake)}–${texts.coinValue(settings.MostStake)}`);
      const [from, to] = [texts.coinValue(settings.MinBet), texts.coinValue(settings.MaxBet)];
      setText(this.#limitsRound, texts.table('limitsRound', { from, to }));
    }
    const round = table?.Shared.Round;
    setText(this.#commitment, short(round?.Commitment ?? '–'));
    this.#commitment.title = round?.Commitment ?? '';
    setText(this.#nonce, round === undefined ? '–' : texts.number(round.Nonce));
    setText(this.#seed, seed ?? texts.table('fairRandom'));
    setText(this.#used, usedSeed === undefined ? '–' : short(usedSeed));
    const isSeen = state.phase === 'shown';
    setText(this.#server, isSeen && round?.Drawn ? short(round.Drawn.ServerSeed) : texts.table('fairNone'));
    const history = seenHistory(state);
    this.#last = history[0]?.TableRoundID;
    this.#verify.disabled = this.#last === undefined;
    this.#results.replaceChildren(
      ...history.slice(0, RESULTS).map(({ TableRoundID, Result }) => {
        const text = this.#parts.say(Result);
        const button = element(
          'button',
          { type: 'button', class: 'quiet', 'aria-label': `${sheetTexts.text('history.verify')}：${text}` },
          icon('verify', 16),
          element('span', {}, sheetTexts.text('history.verify')),
        );
        button.addEventListener('click', () => this.#parts.actions.verify(TableRoundID));
        return element('li', {}, element('p', {}, text), button);
      }),
    );
    if (history.length === 0) this.#results.replaceChildren(element('li', {}, texts.table('noResults')));
  }

  #wells(): HTMLElement {
    const { texts, files } = this.#parts;
    const returns = Object.values(files.returns);
    const well = (label: string, ...parts: HTMLElement[]): HTMLElement =>
      element('div', { class: 'fact' }, element('span', {}, label), ...parts);
    const share = (value: number): HTMLElement => element('b', {}, `${texts.percent(value)} %`);
    return element(
      'div',
      { class: 'facts' },
      well(texts.table('worst'), share(Math.min(...returns)), element('small', {}, texts.table('exact'))),
      well(texts.table('best'), share(Math.max(...returns))),
      well(texts.table('limits'), this.#limits, this.#limitsRound),
    );
  }

  /** All places with what they pay and return. Places with the same name pattern stay in the order of the table. */
  #bets(): HTMLElement {
    const { texts, files } = this.#parts;
    const head = element(
      'tr',
      {},
      ...(['betColumn', 'oddsColumn', 'returnColumn'] as const).map((key) =>
        element('th', { scope: 'col' }, texts.table(key)),
      ),
    );
    const pays = paysOf(tableRules(files.rules));
    const rows = spotsOf(files.look.rows).map(({ place }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, texts.place(place)),
        element('td', {}, texts.odds(pays(place))),
        element('td', { class: 'number' }, `${texts.percent(files.returns[place] ?? 0)} %`),
      ),
    );
    return element('table', { class: 'bets-table' }, element('thead', {}, head), element('tbody', {}, ...rows));
  }

  #rules(): HTMLElement {
    const { texts } = this.#parts;
    const list = element('ul', { class: 'table-rules' });
    for (let number = 1; texts.game(`rule.${number}`) !== `rule.${number}`; number += 1)
      list.append(element('li', {}, texts.game(`rule.${number}`)));
    return list;
  }

  #fair(): HTMLElement {
    const { texts, sheetTexts } = this.#parts;
    const row = (label: string, value: HTMLElement, ...more: HTMLElement[]): HTMLElement =>
      element('div', { class: 'fair-row' }, element('span', {}, label), value, ...more);
    const edit = element(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': sheetTexts.text('sheet.edit') },
      icon('edit', 18),
    );
    edit.addEventListener('click', () => {
      this.#form.hidden = false;
      this.#input.focus();
    });
    return element(
      'div',
      {},
      element(
        'div',
        { class: 'fair' },
        row(texts.table('fairChain'), this.#commitment),
        row(texts.table('fairNonce'), this.#nonce),
        row(texts.table('fairSeed'), this.#seed, edit),
        this.#form,
        row(texts.table('fairUsed'), this.#used),
        row(texts.table('fairServer'), this.#server),
      ),
      element('p', { class: 'fair-how' }, texts.table('fairNote'), ' ', texts.table('fairHow')),
      element('p', { class: 'fair-how' }, texts.table('fairSeedNote')),
    );
  }

  /** An empty field means a random seed for each bet. */
  #seedForm(): HTMLElement {
    const { texts, sheetTexts, actions } = this.#parts;
    const save = element('button', { type: 'button', class: 'button main' }, sheetTexts.text('sheet.save'));
    const rule = element('small', { id: 'table-seed-rule' }, sheetTexts.text('sheet.seedRule'));
    this.#input.setAttribute('aria-describedby', 'table-seed-rule');
    this.#input.placeholder = texts.table('fairRandom');
    const form = element(
      'div',
      { class: 'seed-form', role: 'group', 'aria-label': sheetTexts.text('sheet.edit'), hidden: true },
      this.#input,
      save,
      rule,
    );
    const store = (): void => {
      const { value } = this.#input;
      const isValid = value === '' || CLIENT_SEED.test(value);
      this.#input.setAttribute('aria-invalid', String(!isValid));
      if (!isValid) return;
      actions.setSeed(value === '' ? undefined : value);
      setText(this.#seed, value === '' ? texts.table('fairRandom') : value);
      form.hidden = true;
    };
    save.addEventListener('click', store);
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === this.#input && !event.isComposing) store();
      if (event.key !== 'Escape') return;
      // Escape leaves the field, not the sheet.
      event.stopPropagation();
      form.hidden = true;
    });
    return form;
  }
}
