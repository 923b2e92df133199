import './expanding.css';
import type { SpinOutcome } from '#games/api/index.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { ExpandingPanel } from './ExpandingPanel.ts';
import { growthOf, linePayOf, litCells } from './expandingSteps.ts';
import { GrownReels } from './GrownReels.ts';
import { RollingBeetle } from './RollingBeetle.ts';
import { LEAVE_SECONDS, REVEAL_SECONDS, TurningSlab } from './TurningSlab.ts';

/** How long the cut symbol stays before its slab turns away, and how long it stays without motion, in milliseconds. */
const READ_MS = 600;
const STILL_MS = 1100;
/** The wins on lines are shown so long before the symbol grows over them. */
const LINES_MS = 900;
const GROW_MS = 170;
const AFTER_MS = 700;
/** Tenths of the stake. The mascot opens its wings above it. */
const STAKE = 10;

/** Shows the expanding symbol of free spins: it is cut into a slab before them, and grows down whole reels in a spin that it pays. */
export class ExpandingShow implements WindowChange {
  readonly #parts: WindowChangeParts;
  readonly #panel: ExpandingPanel;
  readonly #grown: MountedLayer<GrownReels> | undefined;
  readonly #slab: MountedLayer<TurningSlab> | undefined;
  readonly #beetle: MountedLayer<RollingBeetle> | undefined;
  #isReduced = false;

  constructor(parts: WindowChangeParts) {
    this.#parts = parts;
    const { scene, hud, texts, images, files } = parts;
    const { board, expanding } = files.look;
    this.#panel = new ExpandingPanel(texts, images);
    this.#grown = scene.mountOnBoard('window', (atlas) => new GrownReels(board, atlas));
    this.#slab = scene.mountOnBoard('over', (atlas) => new TurningSlab(board, atlas));
    this.#beetle = expanding && scene.mountOnBoard('over', (atlas) => new RollingBeetle(board, expanding, atlas));
    // The layer draws the mascot, so that it can walk.
    if (this.#beetle !== undefined) scene.setMascot('hidden');
    hud.addPanel(this.#panel.root);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#beetle?.layer.setReducedMotion(isReduced);
    this.#beetle?.refresh();
  }

  start(): void {
    this.#beetle?.layer.roll();
    this.#beetle?.refresh();
  }

  showWins(spin: SpinOutcome): void {
    if (spin.pay <= STAKE) return;
    const { board } = this.#parts.files.look;
    const points = litCells(spin, this.#parts.files.maths.lines ?? []).map(({ reel, row }) => ({
      x: board.firstCell.x + (reel + 0.5) * board.cell.width,
      y: board.firstCell.y + (row + 0.5) * board.cell.height,
    }));
    this.#beetle?.layer.shine(points);
    this.#beetle?.refresh();
  }

  async enterFreeSpins(expanding: string | undefined): Promise<void> {
    if (expanding === undefined) return;
    const { show, scene, hud, texts, sounds } = this.#parts;
    show.begin();
    scene.clearWins();
    this.#beetle?.layer.fold();
    this.#beetle?.refresh();
    if (this.#isReduced) this.#slab?.layer.place(expanding);
    else {
      this.#slab?.layer.reveal(expanding);
      this.#slab?.refresh();
      void sounds.play('slabTurn');
      await show.wait(REVEAL_SECONDS * 1000);
      this.#slab?.layer.place(expanding);
    }
    this.#slab?.refresh();
    hud.say(texts.text('expandingSaid', { symbol: texts.symbol(expanding) }));
    await show.wait(this.#isReduced ? STILL_MS : READ_MS);
    this.#panel.show(expanding);
    if (!this.#isReduced && !show.isSkipped) {
      this.#slab?.layer.leave();
      this.#slab?.refresh();
      await show.wait(LEAVE_SECONDS * 1000);
    }
    this.#slab?.layer.hide();
    this.#slab?.refresh();
  }

  leaveFreeSpins(): void {
    this.#panel.hide();
  }

  async change(spin: SpinOutcome): Promise<void> {
    const { expanded } = spin;
    if (expanded === undefined) return;
    const { show, scene, hud, texts, sounds } = this.#parts;
    const moves = !this.#isReduced;
    if (moves && linePayOf(spin) > 0) {
      scene.showWins(spin.wins);
      await show.wait(LINES_MS);
      scene.clearWins();
    }
    for (const cells of growthOf(spin)) {
      this.#grown?.layer.grow(cells, expanded.symbol, moves && !show.isSkipped);
      this.#grown?.refresh();
      if (!moves || show.isSkipped) continue;
      void sounds.play('stoneGrow');
      await show.wait(GROW_MS);
    }
    const times = texts.multiple((expanded.pay * spin.multiple) / 10);
    this.#panel.grow(expanded.reels.length, times);
    if (moves && !show.isSkipped) this.#grown?.layer.pulse();
    this.#grown?.refresh();
    void sounds.play('stoneFull');
    hud.say(texts.text('expandedSaid', { symbol: texts.symbol(expanded.symbol), count: expanded.reels.length, times }));
    await show.wait(AFTER_MS);
  }

  place(spin: SpinOutcome): void {
    const { expanded } = spin;
    if (expanded === undefined) return;
    for (const cells of growthOf(spin)) this.#grown?.layer.grow(cells, expanded.symbol, false);
    this.#grown?.refresh();
  }

  clear(): void {
    this.#grown?.layer.clear();
    this.#grown?.refresh();
    this.#beetle?.layer.fold();
    this.#beetle?.refresh();
    this.#panel.rest();
  }
}
