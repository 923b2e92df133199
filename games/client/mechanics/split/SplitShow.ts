import './split.css';
import type { Cell, SpinOutcome, Win } from '#games/api/index.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { PoundingRabbit } from './PoundingRabbit.ts';
import { type Pound, poundMs, poundsOf } from './pounds.ts';
import { SplitCells } from './SplitCells.ts';
import { Toss } from './Toss.ts';
import { WaysPanel } from './WaysPanel.ts';

/** The way back of the mascot, and the time before the win. */
const HOME_MS = 340;
const AFTER_MS = 160;
/** A counter without motion stays so long before the win. */
const STILL_MS = 600;
const COUNT_MS = 260;
/** The rise in pitch of each further stroke. */
const HIGHER = 0.04;
/** Tenths of the stake. Nothing is celebrated up to it. */
const STAKE = 10;

/** Shows cells that split: the mascot pounds them one after another, a beat each, and the counter of ways runs up with each stroke. */
export class SplitShow implements WindowChange {
  readonly #parts: WindowChangeParts;
  readonly #panel: WaysPanel | undefined;
  readonly #cells: MountedLayer<SplitCells> | undefined;
  readonly #rabbit: MountedLayer<PoundingRabbit> | undefined;
  readonly #toss: MountedLayer<Toss> | undefined;
  #isReduced = false;

  constructor(parts: WindowChangeParts) {
    this.#parts = parts;
    const { scene, hud, texts, files } = parts;
    const { board, split } = files.look;
    this.#cells = scene.mountOnBoard('window', (atlas) => new SplitCells(board, atlas));
    this.#toss = scene.mountOnBoard('over', (atlas) => new Toss(board, atlas));
    this.#rabbit = scene.mountOnBoard('over', (atlas) => new PoundingRabbit(board, atlas));
    if (split === undefined) return;
    this.#panel = new WaysPanel(texts, { ...board, note: split.note });
    this.#panel.rest(files.maths.ways ?? 0);
    hud.addPanel(this.#panel.root);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  async change(spin: SpinOutcome): Promise<void> {
    const pounds = poundsOf(spin);
    const last = pounds.at(-1);
    if (last === undefined) return;
    const { show, hud, texts, sounds } = this.#parts;
    if (!this.#isReduced) await this.#pound(spin, pounds);
    this.#settle(spin, last.ways);
    void sounds.play('splitEnd');
    hud.say(texts.text('splitSaid', { count: spin.split?.length ?? 0, ways: texts.number(last.ways) }));
    await show.wait(this.#isReduced ? STILL_MS : AFTER_MS);
  }

  showWins({ wins, pay }: SpinOutcome): void {
    this.#light(wins.flatMap(({ cells = [] }) => cells));
    if (pay <= STAKE || this.#isReduced) return;
    this.#toss?.layer.toss();
    this.#toss?.refresh();
    void this.#parts.sounds.play('toss');
  }

  lit({ cells = [] }: Win): void {
    this.#light(cells);
  }

  place(spin: SpinOutcome): void {
    const last = poundsOf(spin).at(-1);
    if (last !== undefined) this.#settle(spin, last.ways);
  }

  clear(): void {
    this.#cells?.layer.clear();
    this.#toss?.layer.hide();
    this.#hideRabbit();
    this.#panel?.rest(this.#parts.files.maths.ways ?? 0);
  }

  async #pound(spin: SpinOutcome, pounds: readonly Pound[]): Promise<void> {
    const { show, scene, hud, sounds } = this.#parts;
    const beat = poundMs(pounds.length);
    const open: Cell[] = [];
    scene.setMascot('hidden');
    // The mascot hops before the place of the title.
    hud.root.dataset['pounds'] = 'yes';
    this.#move(({ layer }) => layer.enter());
    for (const [index, { cell, parts, ways }] of pounds.entries()) {
      const { x, y } = this.#middle(cell);
      this.#move(({ layer }) => layer.strike(x, y, beat));
      await show.wait(beat);
      if (show.isSkipped) break;
      this.#move(({ layer }) => layer.hit());
      open.push(cell);
      scene.placeReels(without(spin, open));
      this.#cells?.layer.split(cell, symbolAt(spin, cell), parts, true);
      this.#cells?.refresh();
      this.#panel?.grow(ways, COUNT_MS);
      void sounds.play('pound', 1 + HIGHER * index);
    }
    this.#move(({ layer }) => layer.leave(HOME_MS));
    await show.wait(HOME_MS);
    this.#hideRabbit();
  }

  /** Shows all parts and the sum of the ways at once. */
  #settle(spin: SpinOutcome, ways: number): void {
    const { split = [] } = spin;
    this.#parts.scene.placeReels(
      without(
        spin,
        split.map(({ cell }) => cell),
      ),
    );
    for (const { cell, parts } of split) this.#cells?.layer.split(cell, symbolAt(spin, cell), parts, false);
    this.#cells?.refresh();
    this.#panel?.grow(ways, 0);
  }

  #light(cells: readonly Cell[]): void {
    this.#cells?.layer.light(cells);
    this.#cells?.refresh();
  }

  #hideRabbit(): void {
    this.#move(({ layer }) => layer.hide());
    this.#parts.scene.setMascot('shown');
    delete this.#parts.hud.root.dataset['pounds'];
  }

  #move(change: (rabbit: MountedLayer<PoundingRabbit>) => void): void {
    if (this.#rabbit === undefined) return;
    change(this.#rabbit);
    this.#rabbit.refresh();
  }

  #middle([reel, row]: Cell): { readonly x: number; readonly y: number } {
    const { firstCell, cell } = this.#parts.files.look.board;
    return { x: firstCell.x + (reel + 0.5) * cell.width, y: firstCell.y + (row + 0.62) * cell.height };
  }
}

const symbolAt = ({ window }: SpinOutcome, [reel, row]: Cell): string => window[reel]?.[row] ?? '';

/** The window with empty places for cells that a layer draws. */
const without = (spin: SpinOutcome, cells: readonly Cell[]): SpinOutcome => ({
  ...spin,
  window: spin.window.map((column, reel) =>
    column.map((symbol, row) => (cells.some(([atReel, atRow]) => atReel === reel && atRow === row) ? '' : symbol)),
  ),
});
