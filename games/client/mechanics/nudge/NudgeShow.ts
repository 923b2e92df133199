import './nudge.css';
import type { SpinOutcome } from '#games/api/index.ts';
import type { Clock } from '../../Game.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { LookFile } from '../../look/schema.ts';
import type { GameSounds } from '../../look/sounds.ts';
import { type GameState, isReady } from '../../round/state.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ShowTools } from '../ShowTools.ts';
import { ArrowPanel } from './ArrowPanel.ts';
import { Lever } from './Lever.ts';
import { NudgeLayer } from './NudgeLayer.ts';
import { type Arrow, nudged, stepOf } from './nudgeSteps.ts';

/** Between the stop of the reels and the jerk of the lever. */
const BEFORE_MS = 300;
/** After the step, before the win. */
const AFTER_MS = 220;
/** The arrow stutters so often while the game waits. */
const IDLE_MS = 6000;

export interface NudgeShowParts {
  readonly show: ShowTools;
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly clock: Pick<Clock, 'every'>;
  readonly board: LookFile['board'];
  /** Acts as the round button does. */
  readonly press: () => void;
}

/** Shows the arrow of each spin before its reels stop, and the step of the last reel. The lever starts a round. */
export class NudgeShow {
  readonly #parts: NudgeShowParts;
  readonly #panel: ArrowPanel;
  readonly #lever: Lever;
  readonly #layer: NudgeLayer | undefined;
  readonly #wake: () => void;
  #arrow: Arrow = 'none';
  #isIdle = false;

  constructor(parts: NudgeShowParts) {
    const { scene, hud, texts, board, press, clock } = parts;
    this.#parts = parts;
    this.#panel = new ArrowPanel(texts, board);
    const mounted = scene.mountOnBoard('over', (atlas) => new NudgeLayer(board, atlas));
    this.#layer = mounted?.layer;
    this.#wake = () => mounted?.refresh();
    this.#lever = new Lever(texts, board, {
      press,
      pulled: (share) => this.#move((layer) => layer.hold(share)),
      released: () => this.#move((layer) => layer.release()),
    });
    hud.addPanel(this.#panel.root);
    hud.addPanel(this.#lever.root);
    this.#wake();
    clock.every(IDLE_MS, () => {
      if (this.#isIdle) this.#move((layer) => layer.stutter());
    });
  }

  setReducedMotion(isReduced: boolean): void {
    this.#layer?.setReducedMotion(isReduced);
  }

  update(state: GameState, now: number): void {
    this.#isIdle = state.phase === 'idle';
    this.#lever.setReady(isReady(state, now));
  }

  /** The arrow runs until the outcome is known. */
  run(): void {
    this.#arrow = 'none';
    this.#panel.show('run');
    this.#move((layer) => layer.run());
  }

  /** The arrow points: up, down, or nowhere. The reels have not stopped yet. */
  point({ nudge }: SpinOutcome): void {
    const { hud, sounds, texts } = this.#parts;
    this.#arrow = nudge?.arrow ?? 'none';
    this.#panel.show(this.#arrow);
    this.#move((layer) => layer.point(this.#arrow));
    if (this.#arrow === 'none') return;
    void sounds.play('arrow', this.#arrow === 'up' ? 1.12 : 1);
    hud.say(texts.text(this.#arrow === 'up' ? 'nudgeUp' : 'nudgeDown'));
  }

  /** The lever jerks, and the last reel moves one step. */
  async nudge(spin: SpinOutcome): Promise<void> {
    const { show, scene, hud, sounds, texts } = this.#parts;
    const after = nudged(spin);
    const isUp = this.#arrow === 'up';
    show.begin();
    this.#move((layer) => layer.flare());
    await show.wait(BEFORE_MS);
    if (show.isSkipped) scene.placeReels(after);
    this.#panel.show(isUp ? 'movedUp' : 'movedDown');
    hud.say(texts.text(isUp ? 'nudgedUp' : 'nudgedDown'));
    if (show.isSkipped) return;
    void sounds.play('nudge');
    this.#move((layer) => layer.jerk());
    await scene.stepReel(after, stepOf(this.#arrow));
    await show.wait(AFTER_MS);
  }

  /** The arrow goes dark. */
  rest(): void {
    this.#arrow = 'none';
    this.#panel.show('rest');
    this.#move((layer) => layer.point('none'));
  }

  #move(change: (layer: NudgeLayer) => void): void {
    if (this.#layer === undefined) return;
    change(this.#layer);
    this.#wake();
  }
}
