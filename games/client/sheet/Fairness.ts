import type { GameAnswer, SeedView } from '#games/api/index.ts';
import { element } from '../hud/element.ts';
import { icon } from './icons.ts';
import type { SheetTexts } from '../texts/texts.ts';

export interface FairnessActions {
  copy(text: string): Promise<void>;
  setClientSeed(seed: string): Promise<SeedView>;
  rotateSeed(): Promise<GameAnswer<'rotateSeed'>>;
  /** The code of a failure of the two calls. */
  failureCode(error: unknown): string;
}

/** The game server checks the same pattern. */
const CLIENT_SEED = /^[\w-]{1,64}$/;

const abbreviated = (hash: string): string => (hash.length > 20 ? `${hash.slice(0, 8)}…${hash.slice(-9)}` : hash);

/** Shows the seeds of the next round: the commitment, the player's own seed and the nonce. */
export class Fairness {
  readonly root: HTMLElement;
  readonly #texts: SheetTexts;
  readonly #actions: FairnessActions;
  #seed: SeedView;
  readonly #commitment = element('code');
  readonly #clientSeed = element('code');
  readonly #nonce = element('b');
  readonly #status = element('p', { class: 'fair-status', role: 'status' });
  readonly #revealed = element('div', { class: 'fair-row', hidden: true });
  readonly #input: HTMLInputElement;
  readonly #form: HTMLElement;
  readonly #edit: HTMLButtonElement;
  readonly #rotate: HTMLButtonElement;

  constructor(texts: SheetTexts, seed: SeedView, actions: FairnessActions) {
    this.#texts = texts;
    this.#actions = actions;
    this.#seed = seed;
    this.#input = element('input', {
      type: 'text',
      maxlength: '64',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-label': texts.text('sheet.clientSeed'),
      'aria-describedby': 'seed-rule',
    });
    this.#form = this.#seedForm();
    this.#edit = element(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': texts.text('sheet.edit') },
      icon('edit', 18),
    );
    this.#edit.addEventListener('click', () => this.#openForm());
    this.#rotate = element(
      'button',
      { type: 'button', class: 'quiet' },
      icon('renew', 16),
      element('span', {}, texts.text('sheet.rotate')),
    );
    this.#rotate.addEventListener('click', () => void this.#rotateSeed());
    this.root = element(
      'div',
      { class: 'fair' },
      this.#row(
        'sheet.commitment',
        this.#commitment,
        this.#copyButton('sheet.commitment', this.#commitment, () => this.#seed.Commitment),
      ),
      this.#row('sheet.clientSeed', this.#clientSeed, this.#edit),
      this.#form,
      this.#row('sheet.nonce', this.#nonce, this.#rotate),
      this.#revealed,
      this.#status,
    );
    this.update(seed);
  }

  update(seed: SeedView): void {
    this.#seed = seed;
    this.#commitment.textContent = abbreviated(seed.Commitment);
    this.#commitment.title = seed.Commitment;
    this.#clientSeed.textContent = seed.ClientSeed;
    this.#nonce.textContent = this.#texts.number(seed.Nonce);
  }

  /** Focuses the button that renews the server's seed; the sheet scrolls there. */
  focusRotate(): void {
    this.#rotate.focus();
  }

  #row(label: 'sheet.commitment' | 'sheet.clientSeed' | 'sheet.nonce', value: HTMLElement, action: HTMLElement) {
    return element('div', { class: 'fair-row' }, element('span', {}, this.#texts.text(label)), value, action);
  }

  /** A browser may refuse the clipboard to a frame. Then the whole text is shown and selected. */
  #copyButton(label: 'sheet.commitment' | 'sheet.revealed', shown: HTMLElement, text: () => string): HTMLButtonElement {
    const name = this.#texts.text('sheet.copy', { what: this.#texts.text(label) });
    const button = element('button', { type: 'button', class: 'icon-button', 'aria-label': name }, icon('copy', 18));
    button.addEventListener('click', () => {
      this.#actions.copy(text()).then(
        () => this.#say(this.#texts.text('sheet.copied')),
        () => {
          shown.textContent = text();
          shown.className = 'whole';
          document.getSelection()?.selectAllChildren(shown);
          this.#say(this.#texts.text('sheet.selected'));
        },
      );
    });
    return button;
  }

  /** Without a `form` element: the sandbox of the frame blocks the submission of forms, and no `submit` event is fired. */
  #seedForm(): HTMLElement {
    const texts = this.#texts;
    const cancel = element('button', { type: 'button', class: 'quiet' }, texts.text('sheet.cancel'));
    const save = element('button', { type: 'button', class: 'quiet strong' }, texts.text('sheet.save'));
    const rule = element('p', { id: 'seed-rule', class: 'seed-rule' }, texts.text('sheet.seedRule'));
    const form = element(
      'div',
      { class: 'seed-form', role: 'group', 'aria-label': texts.text('sheet.edit'), hidden: true },
      this.#input,
      save,
      cancel,
      rule,
    );
    save.addEventListener('click', () => void this.#save());
    this.#input.addEventListener('input', () => this.#mark(CLIENT_SEED.test(this.#input.value)));
    cancel.addEventListener('click', () => this.#closeForm());
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === this.#input && !event.isComposing) void this.#save();
      if (event.key !== 'Escape') return;
      // Escape leaves the field, not the sheet.
      event.stopPropagation();
      this.#closeForm();
    });
    return form;
  }

  #mark(isValid: boolean): void {
    this.#input.setAttribute('aria-invalid', String(!isValid));
  }

  #openForm(): void {
    this.#input.value = this.#seed.ClientSeed;
    this.#mark(true);
    this.#form.hidden = false;
    this.#input.focus();
    this.#input.select();
  }

  #closeForm(): void {
    this.#form.hidden = true;
    this.#edit.focus();
  }

  async #save(): Promise<void> {
    const seed = this.#input.value;
    if (!CLIENT_SEED.test(seed)) {
      this.#mark(false);
      this.#input.focus();
      return;
    }
    try {
      this.update(await this.#actions.setClientSeed(seed));
      this.#closeForm();
      this.#say(this.#texts.text('sheet.saved'));
    } catch (error) {
      this.#failed(error);
    }
  }

  async #rotateSeed(): Promise<void> {
    this.#rotate.disabled = true;
    try {
      const { Revealed, Next } = await this.#actions.rotateSeed();
      this.update(Next);
      const seed = element('code', { title: Revealed.ServerSeed }, abbreviated(Revealed.ServerSeed));
      this.#revealed.replaceChildren(
        element('span', {}, this.#texts.text('sheet.revealed')),
        seed,
        this.#copyButton('sheet.revealed', seed, () => Revealed.ServerSeed),
      );
      this.#revealed.hidden = false;
      this.#say(this.#texts.text('sheet.rotated'));
    } catch (error) {
      this.#failed(error);
    }
    this.#rotate.disabled = false;
  }

  #failed(error: unknown): void {
    const isOpen = this.#actions.failureCode(error) === 'ROUND_OPEN';
    this.#say(this.#texts.text(isOpen ? 'sheet.roundOpen' : 'failed'));
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}
