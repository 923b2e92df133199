import './mystery.css';
import type { SpinOutcome } from '#games/api/index.ts';
import { paidWindow } from '../../round/changesWindow.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { ClosedDrums } from './ClosedDrums.ts';
import { CrackerStrings } from './CrackerStrings.ts';
import { MysteryPanel } from './MysteryPanel.ts';
import { beatOf, type Opened, openedOf, stepMilliseconds, without } from './mysterySteps.ts';
import { placesOf } from './placesOf.ts';
import { Shreds } from './Shreds.ts';
import { TornDrums } from './TornDrums.ts';

const BEATS = 3;
/** Each beat is stronger than the one before. */
const LOUDER = 0.15;
/** Between the stop of the reels and the first step, in milliseconds. */
const BEFORE_MS = 120;
/** After the drums have burst, before the win. */
const AFTER_MS = 620;
/** With reduced motion the drums stay closed for a moment, so that their number can be read. */
const STILL_MS = 500;
/** The feet of a small mascot below its middle, as a share of its height at the frame. */
const FEET = 0.33;
const SHREDS = 8;

/** Shows mystery symbols as drums: the mascot steps on each, all of them beat three times, and then burst open alike. */
export class MysteryShow implements WindowChange {
  readonly #parts: WindowChangeParts;
  readonly #mark: string;
  readonly #panel: MysteryPanel | undefined;
  readonly #torn: MountedLayer<TornDrums> | undefined;
  readonly #closed: MountedLayer<ClosedDrums> | undefined;
  readonly #shreds: MountedLayer<Shreds> | undefined;
  readonly #strings: MountedLayer<CrackerStrings> | undefined;
  #isReduced = false;

  constructor(parts: WindowChangeParts) {
    this.#parts = parts;
    const { scene, hud, texts, images, files } = parts;
    const { board, mystery } = files.look;
    const mark = files.maths.mystery?.symbol ?? '';
    this.#mark = mark;
    this.#torn = scene.mountOnBoard('ground', (atlas) => new TornDrums(board, atlas));
    this.#closed = scene.mountOnBoard('window', (atlas) => new ClosedDrums(board, atlas, mark));
    this.#shreds = scene.mountOnBoard('over', (atlas) => new Shreds(atlas));
    const strings = mystery?.strings;
    const shreds = this.#shreds?.layer;
    if (strings !== undefined && shreds !== undefined)
      this.#strings = scene.mountOnBoard('over', (atlas) => new CrackerStrings(strings, atlas, shreds));
    this.#strings?.refresh();
    if (mystery === undefined) return;
    this.#panel = new MysteryPanel(texts, images, mark, { ...board, note: mystery.note });
    hud.addPanel(this.#panel.root);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#strings?.layer.setReducedMotion(isReduced);
  }

  start(kind: SpinOutcome['kind']): void {
    if (kind !== 'base') return;
    this.#strings?.layer.burn();
    this.#strings?.refresh();
  }

  async change(spin: SpinOutcome): Promise<void> {
    const opened = openedOf(spin, this.#mark);
    if (opened === undefined) return;
    const { show, hud, texts } = this.#parts;
    this.#panel?.hold(opened.places.length);
    if (this.#isReduced) await show.wait(STILL_MS);
    else await this.#drum(spin, opened);
    this.#burst(spin, opened);
    const said = { count: opened.places.length, drum: texts.symbol(this.#mark), symbol: texts.symbol(opened.symbol) };
    hud.say(texts.gameOr('mystery.said', 'mysterySaid', said));
    await show.wait(AFTER_MS);
    if (spin.pay === 0) return;
    this.#torn?.layer.dim();
    this.#torn?.refresh();
  }

  place(spin: SpinOutcome): void {
    const opened = openedOf(spin, this.#mark);
    if (opened === undefined) return;
    this.#torn?.layer.show(opened.places, false);
    this.#torn?.refresh();
    this.#panel?.open(opened);
  }

  clear(): void {
    this.#torn?.layer.hide();
    this.#closed?.layer.hide();
    this.#shreds?.layer.clear();
    this.#panel?.rest();
  }

  /** The mascot steps on each drum, and all drums beat. A press ends it. */
  async #drum(spin: SpinOutcome, { places }: Opened): Promise<void> {
    const { show, scene, sounds, files } = this.#parts;
    const { board } = files.look;
    const milliseconds = stepMilliseconds(places.length);
    const lower = board.mascot.scale * 250 * (board.mascot.steps ?? 0) * FEET;
    scene.placeReels(without(spin, this.#mark));
    this.#closed?.layer.show(places);
    await show.wait(BEFORE_MS);
    for (const [index, { x, y }] of placesOf(board, places).entries()) {
      if (show.isSkipped) break;
      await scene.stepMascot(x, y - lower, milliseconds / 1000);
      this.#closed?.layer.press(index);
      void sounds.play('drumStep', 1 + 0.02 * index);
    }
    scene.liftMascot();
    const { milliseconds: between, strength } = beatOf(places.length);
    for (let beat = 0; beat < BEATS && !show.isSkipped; beat += 1) {
      await show.wait(between);
      if (show.isSkipped) break;
      this.#closed?.layer.beat(strength * (1 + LOUDER * beat));
      this.#closed?.refresh();
      void sounds.play('drumBeat', 1 + 0.04 * beat);
    }
    await show.wait(between);
  }

  /** Puts the symbol of the round into every drum. */
  #burst(spin: SpinOutcome, opened: Opened): void {
    const { show, scene, sounds, files } = this.#parts;
    const moves = !this.#isReduced && !show.isSkipped;
    scene.placeReels(paidWindow(spin));
    if (moves) this.#closed?.layer.burst();
    else this.#closed?.layer.hide();
    this.#torn?.layer.show(opened.places, moves);
    if (moves)
      for (const { x, y } of placesOf(files.look.board, opened.places)) this.#shreds?.layer.burst(x, y, SHREDS, 150);
    this.#torn?.refresh();
    this.#panel?.open(opened);
    void sounds.play('drumOpen');
  }
}
