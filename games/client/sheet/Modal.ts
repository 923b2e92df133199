import { element } from '../hud/element.ts';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** The elements that Tab reaches, in order. */
const focusables = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.closest('[hidden]') === null);

/**
 * A dialog over all other children of its host. It keeps the focus, and returns it when it closes.
 * Escape and a press beside it close it.
 */
export class Modal {
  readonly panel: HTMLElement;
  readonly #root: HTMLElement;
  readonly #host: HTMLElement;
  readonly #closed: () => void;
  #returnTo: Element | null = null;
  #covered: HTMLElement[] = [];

  /**
   * @param labelledBy the id of its title
   * @param closed called after the dialog closed
   */
  constructor(host: HTMLElement, kind: string, labelledBy: string, closed: () => void) {
    this.#host = host;
    this.#closed = closed;
    this.panel = element('section', {
      class: `sheet ${kind}`,
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': labelledBy,
      tabindex: '-1',
    });
    this.#root = element('div', { class: 'sheet-cover' }, this.panel);
    this.#root.addEventListener('click', (event) => {
      if (event.target === this.#root) this.close();
    });
    this.#root.addEventListener('keydown', (event) => this.#keydown(event));
  }

  get isOpen(): boolean {
    return this.#root.isConnected;
  }

  open(): void {
    if (this.isOpen) return;
    this.#returnTo = document.activeElement;
    this.#covered = [...this.#host.children].flatMap((child) =>
      child instanceof HTMLElement && !child.inert ? [child] : [],
    );
    for (const child of this.#covered) child.inert = true;
    this.#host.append(this.#root);
    document.addEventListener('keydown', this.#keydownOutside, true);
    this.panel.focus();
  }

  close(): void {
    if (!this.isOpen) return;
    this.#root.remove();
    document.removeEventListener('keydown', this.#keydownOutside, true);
    for (const child of this.#covered) child.inert = false;
    if (this.#returnTo instanceof HTMLElement && this.#returnTo.isConnected) this.#returnTo.focus();
    this.#closed();
  }

  /** The focus moves to the body when its button is disabled during work. The dialog's own listener misses keys there. */
  readonly #keydownOutside = (event: KeyboardEvent): void => {
    if (this.isOpen && !(event.target instanceof Node && this.#root.contains(event.target))) this.#keydown(event);
  };

  #keydown(event: KeyboardEvent): void {
    // The keys of the game, such as the space bar that spins, have no effect here.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      this.close();
    }
    if (event.key === 'Tab') this.#keepFocus(event);
  }

  #keepFocus(event: KeyboardEvent): void {
    const inside = focusables(this.panel);
    const [first] = inside;
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return;
    const { activeElement } = document;
    const isOutside = !this.panel.contains(activeElement);
    const isBefore = activeElement === first || activeElement === this.panel;
    if (event.shiftKey && (isBefore || isOutside)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && (activeElement === last || isOutside)) {
      event.preventDefault();
      first.focus();
    }
  }
}
