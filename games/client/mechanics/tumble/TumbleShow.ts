import './tumble.css';
import type { Cell, Orb, SpinOutcome, Win } from '#games/api/index.ts';
import { element, setText } from '../../hud/element.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { Effect } from '../../round/events.ts';
import type { GameState } from '../../round/state.ts';
import type { PagePoint, TumbleBoard } from '../../scene/TumbleBoard.ts';
import { CountUp } from '../../show/CountUp.ts';
import { winsText, winText } from '../../show/winText.ts';
import { evenClimb } from '../../timing/countUp.ts';
import type { LedgesShow } from '../ledges/LedgesShow.ts';
import type { ShowTools } from '../ShowTools.ts';
import type { StrikeBar } from './strike/StrikeBar.ts';
import { tumbleKey } from './tumbleKey.ts';
import { TumblePanel, type TumblePanelParts } from './TumblePanel.ts';
import { freshOrbs, spinBoards, wonCells } from './tumbleSteps.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

const POP_MS = 900;
const COUNT_MS = 320;
/** Between the fall of one board and the light of the next. */
const REST_MS = 120;
const FLIGHT_MS = 240;
const FLIGHT_GAP_MS = 110;
const THROWN_HOLD_MS = 620;
/** The rise in pitch from board to board. */
const RISE = 0.06;
const MOST_RISE = 8;
/** The pitch of the sum of the multiples. */
const MULTIPLIED = 1.25;

export interface TumbleShowParts extends TumblePanelParts {
  readonly show: ShowTools;
  readonly hud: Hud;
  readonly sounds: Pick<GameSounds, 'play'>;
  /** Undefined if the scene draws nothing. */
  readonly board: TumbleBoard | undefined;
  /** Of a game with a mascot that strikes. The scene plays the sounds of its throws. */
  readonly strikeBar?: StrikeBar | undefined;
  /** Undefined if the look has no ledges. */
  readonly ledges?: Pick<LedgesShow, 'leap' | 'pass' | 'slide' | 'skip' | 'clear' | 'setFree'> | undefined;
}

/** Shows the boards of a spin that tumbles: their wins burst, the sum counts, and thrown multiples multiply it at the end. */
export class TumbleShow {
  readonly #parts: TumbleShowParts;
  readonly #panel: TumblePanel;
  readonly #overlay = element('div', { class: 'tumble-overlay', 'aria-hidden': 'true' });
  readonly #count: CountUp;
  /** The text of the key. */
  readonly #word: HTMLElement;
  #spin: Of<'tumble'> | undefined;
  #isSkipped = false;

  constructor(parts: TumbleShowParts) {
    this.#parts = parts;
    this.#panel = new TumblePanel({ ...parts, hasLedges: parts.ledges !== undefined });
    this.#word = element('b', {}, parts.texts.gameOr('tumble.busy', 'tumbling'));
    this.#count = new CountUp(
      (coins) => this.#panel.setSum(coins),
      () => {},
    );
    const { hud, texts } = parts;
    hud.addPanel(this.#panel.plate);
    hud.addPanel(parts.strikeBar?.bar ?? this.#panel.pills);
    hud.deck.spin.append(tumbleKey(texts, this.#word));
    hud.root.append(this.#overlay);
  }

  /** The plate of the win takes the place of the sum. */
  update({ phase, show }: GameState): void {
    this.#parts.ledges?.setFree(show !== undefined && show.index > 0);
    if (phase !== 'tumble' && phase !== 'multiply') this.#panel.hidePlate();
  }

  async tumble(effect: Of<'tumble'>): Promise<void> {
    const { spin, board: index, sums } = effect;
    const { show, board: scene, sounds, ledges, strikeBar } = this.#parts;
    const boards = spinBoards(spin);
    const board = boards[index];
    if (board === undefined) return;
    if (index === 0) this.#open(effect);
    this.#spin = effect;
    if (this.#isSkipped) return;
    show.begin(effect.stake);
    const cells = wonCells(board);
    const wins = board.wins.map((win) => win.cells ?? []);
    this.#panel.setBoard(index);
    if (ledges !== undefined) {
      this.#nameEquation(index);
      this.#panel.setSum(0);
    }
    if (strikeBar !== undefined) {
      strikeBar.nameBoard(index, index === 0 ? board.orbs : []);
      void sounds.play('strike', 1 + RISE * Math.min(index, MOST_RISE));
    }
    // Nothing is celebrated up to the stake.
    const isBrief = (sums[index] ?? 0) <= effect.stake;
    await Promise.all([scene?.light(cells, wins, isBrief), ledges?.leap(index, isBrief)]);
    if (this.#isSkipped) return;
    void sounds.play('burst', 1 + RISE * Math.min(index, MOST_RISE));
    this.#showSum(sums, index);
    this.#popWins(board.wins, effect);
    await scene?.burst(cells);
    const next = boards[index + 1];
    if (this.#isSkipped || next === undefined) return;
    const fresh = freshOrbs(board.orbs, next.orbs);
    this.#panel.setOrbs(board.orbs, fresh);
    const falls = fresh.length > 0 && strikeBar === undefined;
    if (falls) void sounds.play('thrown');
    await Promise.all([scene?.fall(next.removed, next), ledges?.pass(index)]);
    if (this.#isSkipped) return;
    void sounds.play(falls ? 'orb' : 'fall');
    if (fresh.length > 0) strikeBar?.nameBoard(index, fresh);
    this.#panel.setOrbs(next.orbs, []);
    if (next.wins.length === 0) ledges?.slide();
    await show.wait(REST_MS);
  }

  async multiply({ spin, sum }: Of<'multiply'>): Promise<void> {
    const { show, sounds } = this.#parts;
    const { thrown = 1 } = spin;
    const orbs = spinBoards(spin).at(-1)?.orbs ?? [];
    this.#count.finish();
    this.#panel.setSum(sum);
    this.#panel.setOrbs(orbs, []);
    if (!this.#isSkipped) await this.#fly(orbs);
    this.#panel.setThrown(thrown);
    // A press during the show of the sum leaves boards and pills as they are.
    this.#spin = undefined;
    if (this.#isSkipped) return;
    void sounds.play('orb', MULTIPLIED);
    await show.wait(THROWN_HOLD_MS);
  }

  /** Shows the last board, and the sum of all boards. */
  skip(): void {
    if (this.#spin === undefined || this.#isSkipped) return;
    this.#isSkipped = true;
    const { spin, sums } = this.#spin;
    const boards = spinBoards(spin);
    const last = boards.at(-1);
    const paying = boards.findLastIndex(({ wins }) => wins.length > 0);
    this.#overlay.replaceChildren();
    this.#showSum(sums, paying);
    this.#count.finish();
    this.#panel.setOrbs(last?.orbs ?? [], []);
    if (last !== undefined) this.#parts.board?.show(last);
    this.#parts.ledges?.skip(paying);
  }

  clear(): void {
    this.#spin = undefined;
    this.#isSkipped = false;
    this.#count.finish();
    this.#overlay.replaceChildren();
    this.#panel.clear();
    this.#parts.strikeBar?.clear();
    this.#parts.ledges?.clear();
  }

  #open({ spin }: Of<'tumble'>): void {
    this.#isSkipped = false;
    this.#panel.setSum(0);
    this.#panel.setPills([]);
    this.#panel.setOrbs(spin.orbs ?? [], []);
    this.#panel.open();
  }

  #showSum(sums: readonly number[], board: number): void {
    const before = sums[board - 1] ?? 0;
    const after = sums[board] ?? 0;
    if (this.#parts.ledges === undefined) this.#count.run(evenClimb(after, COUNT_MS, before));
    else this.#showEquation(board, after - before);
    this.#panel.setBoard(board);
    this.#parts.strikeBar?.show(board, spinBoards(this.#spin?.spin ?? NO_SPIN)[board]?.wins ?? [], after - before);
    this.#panel.setPills(
      spinBoards(this.#spin?.spin ?? NO_SPIN)
        .slice(0, board + 1)
        .map(({ wins }, index) => ({
          symbol: wins.toSorted((one, other) => other.pay - one.pay)[0]?.symbol ?? '',
          coins: (sums[index] ?? 0) - (sums[index - 1] ?? 0),
        })),
    );
  }

  /** The win of one board with its multiple. */
  #showEquation(board: number, coins: number): void {
    this.#nameEquation(board);
    this.#count.run(evenClimb(coins, COUNT_MS, 0));
  }

  #nameEquation(board: number): void {
    const { texts } = this.#parts;
    const shown = this.#spin;
    const { wins = [], multiple = 1 } = spinBoards(shown?.spin ?? NO_SPIN)[board] ?? {};
    const [first] = wins;
    this.#panel.setEquation({
      label: first === undefined ? '' : wins.length === 1 ? winText(texts, first) : winsText(texts, wins),
      coins: wins.reduce((sum, { pay }) => sum + (pay * (shown?.stake ?? 0)) / 10, 0),
      multiple: multiple * (shown?.spin.multiple ?? 1),
    });
    this.#nameStep(board);
  }

  /** The key names the ledge, and never how many there will be. */
  #nameStep(board: number): void {
    const { texts, ledges, rising } = this.#parts;
    if (ledges === undefined) return;
    setText(this.#word, texts.gameOr('tumble.step', 'tumbling', { count: Math.min(board, rising.length - 1) + 1 }));
  }

  #coinsOf({ pay }: Win, { spin, board, stake }: Of<'tumble'>): number {
    return (pay * (spinBoards(spin)[board]?.multiple ?? 1) * spin.multiple * stake) / 10;
  }

  /** The amounts over the cells add up to those of the board, also if the cap of a round cuts it. */
  #popWins(wins: readonly Win[], effect: Of<'tumble'>): void {
    const { sums, board } = effect;
    let left = (sums[board] ?? 0) - (sums[board - 1] ?? 0);
    for (const win of wins) {
      const coins = Math.min(left, this.#coinsOf(win, effect));
      if (coins > 0) this.#pop(win, coins);
      left -= coins;
    }
  }

  /** The amount of a win, over its cells. */
  #pop({ cells = [] }: Win, coins: number): void {
    const { board, texts } = this.#parts;
    if (board === undefined || cells.length === 0) return;
    const pop = element('b', { class: 'number pop' }, `+${texts.coins(coins)}`);
    placeAt(pop, board.middleOf(cells));
    this.#overlay.append(pop);
    setTimeout(() => pop.remove(), POP_MS);
  }

  /** The multiples fly from their cells to the plate, one after another. */
  async #fly(orbs: readonly Orb[]): Promise<void> {
    const { board, show, sounds } = this.#parts;
    for (const [index, { cell, multiple }] of orbs.entries()) {
      if (this.#isSkipped) return;
      const slot = this.#panel.slotOf(index);
      if (board !== undefined && slot !== undefined) this.#flight(cell, multiple, board, slot);
      void sounds.play('orb', 1 + RISE * Math.min(index, MOST_RISE));
      await show.wait(index === orbs.length - 1 ? FLIGHT_MS : FLIGHT_GAP_MS);
    }
  }

  #flight(cell: Cell, multiple: number, board: TumbleBoard, slot: Element): void {
    const flying = this.#panel.orbImage(multiple);
    flying.classList.add('flying');
    placeAt(flying, board.middleOf([cell]));
    board.dimOrb(cell);
    this.#overlay.append(flying);
    const { left, top, width, height } = slot.getBoundingClientRect();
    const from = flying.getBoundingClientRect();
    const x = left + width / 2 - (from.left + from.width / 2);
    const y = top + height / 2 - (from.top + from.height / 2);
    flying.animate(
      [
        { translate: '0 0', scale: '1.3' },
        { translate: `${x}px ${y}px`, scale: '1' },
      ],
      {
        duration: FLIGHT_MS,
        easing: 'ease-in',
        fill: 'forwards',
      },
    );
    setTimeout(() => {
      flying.remove();
      slot.classList.add('hit');
    }, FLIGHT_MS);
  }
}

const NO_SPIN: SpinOutcome = { kind: 'base', stops: [], window: [], wins: [], scatters: 0, multiple: 1, pay: 0 };

function placeAt(target: HTMLElement, { x, y }: PagePoint): void {
  target.style.left = `${x}px`;
  target.style.top = `${y}px`;
}
