import './growing.css';
import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import { linesText, sourceText } from '../../show/winText.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { BatFlight } from './BatFlight.ts';
import { boardsOf, type GrowingBoard, pathsOf, payOf } from './growingSteps.ts';
import { GrowingPanel } from './GrowingPanel.ts';
import { GROW_SECONDS, GrownCrystals } from './GrownCrystals.ts';

/** Tenths of the stake. Nothing is celebrated up to it. */
const STAKE = 10;
const CRACK_MS = 460;
/** A crystal rings so long before the other reels turn. */
const RING_MS = 520;
/** The wins of a board before the next respin. */
const WINS_MS = 1250;
/** A board without wins before the next respin, and at the end. */
const NONE_MS = 620;
const LAST_NONE_MS = 300;
/** With reduced motion a full reel stays so long before its wins. */
const STILL_MS = 600;
/** How much higher in pitch each further respin rings. */
const HIGHER = 0.12;

interface BoardPlace {
  readonly index: number;
  readonly isLast: boolean;
}

/**
 * Shows wilds that grow: a wild fills its reel with crystal and holds it, and the other reels turn again. The mascot flies along wins above
 * the stake, in the direction in which they pay, and such a win lights the cave.
 */
export class GrowingShow implements WindowChange {
  readonly #parts: WindowChangeParts;
  readonly #wild: string;
  readonly #panel: GrowingPanel | undefined;
  readonly #crystals: MountedLayer<GrownCrystals> | undefined;
  readonly #bat: MountedLayer<BatFlight> | undefined;
  #isReduced = false;

  constructor(parts: WindowChangeParts) {
    this.#parts = parts;
    const { scene, hud, texts, files } = parts;
    const { maths, look } = files;
    const { board, growing } = look;
    this.#wild = maths.wild ?? '';
    this.#crystals = scene.mountOnBoard('over', (atlas) => new GrownCrystals(board, atlas));
    this.#bat = scene.mountOnBoard('over', (atlas) => new BatFlight(board, atlas, () => scene.setMascot('shown')));
    if (growing === undefined) return;
    const respins = maths.expandingWild?.respins ?? 0;
    this.#panel = new GrowingPanel(texts, this.#wild, respins, { ...board, note: growing.note });
    hud.addPanel(this.#panel.root);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  async change(spin: SpinOutcome): Promise<void> {
    const boards = boardsOf(spin);
    let pay = 0;
    for (const [index, board] of boards.entries()) {
      if (index > 0) await this.#respin(spin, board, index);
      await this.#grow(spin, board);
      pay += payOf(board);
      this.#panel?.pay(pay);
      await this.#pay(board, pay, { index, isLast: index === boards.length - 1 });
    }
  }

  showWins(spin: SpinOutcome): void {
    if (spin.respins !== undefined) {
      const { hud, texts } = this.#parts;
      hud.plate.setLine(sourceText(texts, spin));
      this.#light(spin.respins.at(-1)?.wins ?? [], spin.pay);
    } else {
      this.#light(spin.wins, spin.pay);
      this.#fly(spin.wins, spin.pay);
    }
  }

  place(spin: SpinOutcome): void {
    for (const { grown, window } of boardsOf(spin))
      for (const reel of grown) this.#crystals?.layer.grow(reel, this.#rowsOf(window[reel]), false);
    this.#crystals?.refresh();
  }

  clear(): void {
    this.#crystals?.layer.clear();
    this.#bat?.layer.settle();
    this.#panel?.rest();
    delete this.#parts.hud.root.dataset['cave'];
  }

  /** The full reels ring and stay, and the others turn again. */
  async #respin(spin: SpinOutcome, { stops, window, held }: GrowingBoard, count: number): Promise<void> {
    const { show, scene, sounds, hud } = this.#parts;
    scene.clearWins();
    hud.plate.setLine('');
    this.#panel?.respin(count);
    const shown = { ...spin, stops, window };
    if (show.isSkipped) {
      scene.placeReels(shown);
      return;
    }
    void sounds.play('glassRing', 1 + HIGHER * (count - 1));
    if (!this.#isReduced) this.#crystals?.layer.ring();
    this.#crystals?.refresh();
    await show.wait(RING_MS);
    scene.startReels(spin.kind, held);
    void sounds.play('reelStart');
    await scene.stopReels(shown);
  }

  /** New wilds fill their reels. */
  async #grow(spin: SpinOutcome, { stops, window, board, grown }: GrowingBoard): Promise<void> {
    if (grown.length === 0) return;
    const { show, scene, sounds, hud, texts } = this.#parts;
    const moves = !this.#isReduced && !show.isSkipped;
    if (hud.root.dataset['cave'] === undefined) {
      hud.root.dataset['cave'] = 'grow';
      this.#panel?.grow();
    }
    const reels = grown.map((reel) => reel + 1).join(texts.text('listComma'));
    hud.say(texts.text('growSaid', { symbol: texts.symbol(this.#wild), reels }));
    void sounds.play('crystalGrow');
    for (const reel of grown) this.#crystals?.layer.grow(reel, this.#rowsOf(window[reel]), moves);
    this.#crystals?.refresh();
    if (moves) {
      await show.wait(CRACK_MS);
      if (!show.isSkipped) {
        void sounds.play('crystalCrack');
        scene.alertMascot();
      }
      await show.wait(GROW_SECONDS * 1000 - CRACK_MS);
      this.#crystals?.layer.complete();
    } else await show.wait(STILL_MS);
    scene.placeReels({ ...spin, stops, window: board });
  }

  /**
   * The wins of a board. Those of the last one stay for the sum.
   *
   * @param pay of all boards so far
   * @param place of the board among those of its spin
   */
  async #pay({ wins }: GrowingBoard, pay: number, { index, isLast }: BoardPlace): Promise<void> {
    const { show, scene, hud, texts } = this.#parts;
    if (wins.length === 0) {
      if (!isLast) this.#panel?.none(index);
      await show.wait(isLast ? LAST_NONE_MS : NONE_MS);
      return;
    }
    scene.showWins(wins);
    hud.plate.setLine(linesText(texts, wins));
    if (!show.isSkipped) {
      this.#light(wins, pay);
      this.#fly(wins, pay);
      if (!this.#isReduced) this.#crystals?.layer.shine();
      this.#crystals?.refresh();
    }
    await show.wait(isLast ? WINS_MS / 2 : WINS_MS);
  }

  /** A win above the stake lights the cave in the colour of its best symbol. */
  #light(wins: readonly Win[], pay: number): void {
    if (pay <= STAKE) return;
    const { dataset, style } = this.#parts.hud.root;
    const best = wins.toSorted((one, other) => other.pay - one.pay)[0];
    if (best !== undefined) style.setProperty('--cave-light', this.#colourOf(best.symbol));
    dataset['cave'] = 'lit';
  }

  /** The mascot flies along the best wins from each side. */
  #fly(wins: readonly Win[], pay: number): void {
    const { show, scene, sounds, files } = this.#parts;
    if (pay <= STAKE || this.#isReduced || show.isSkipped || this.#bat === undefined) return;
    const paths = pathsOf(wins, files.maths.lines ?? [], files.look.board);
    if (paths.length === 0) return;
    scene.setMascot('hidden');
    this.#bat.layer.fly(paths, (symbol) => Number.parseInt(this.#colourOf(symbol).slice(1), 16));
    this.#bat.refresh();
    void sounds.play('batWing');
  }

  #colourOf(symbol: string): string {
    return this.#parts.files.look.symbols[symbol]?.colours[2] ?? '#ffffff';
  }

  /** The rows of the wilds of a reel. */
  #rowsOf(column: readonly string[] = []): number[] {
    return column.flatMap((symbol, row) => (symbol === this.#wild ? [row] : []));
  }
}
