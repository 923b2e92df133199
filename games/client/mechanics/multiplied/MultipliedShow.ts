import type { SpinOutcome } from '#games/api/index.ts';
import { greatestMultiple } from '../../round/greatestMultiple.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { collisionMs, hugMs } from './Hug.ts';
import { equation, type Meeting, meetings, type WildRule, winningWilds } from './meetings.ts';
import { MultipliedLayer } from './MultipliedLayer.ts';
import { rollMs } from './RollingMascot.ts';

/** Between two bites, and after the last one. Each further bite of a spin follows faster, up to a limit. */
const BITE_MS = 360;
const FASTER = 0.85;
const LEAST_BITE_MS = 200;
/** The rise in pitch of each further bite, and how much lower that of a great multiple is. */
const BITE_RISE = 0.06;
const DEEPER = 0.1;
/** A meeting without motion. */
const STILL_MS = 1100;
/** The rise in pitch of each further collision. */
const HIGHER = 0.12;

/** Tenths of the stake. Nothing is celebrated up to it. */
const STAKE = 10;

/**
 * Shows wilds that multiply. The mascot bites off a shoot for each wild of a win. Wilds of one line hug, and their multiples collide.
 * The greatest multiple lets the mascot roll down the board.
 */
export class MultipliedShow implements WindowChange {
  readonly #parts: WindowChangeParts;
  readonly #rule: WildRule;
  readonly #greatest: number;
  readonly #layer: MultipliedLayer | undefined;
  readonly #wake: () => void;
  #isReduced = false;

  constructor(parts: WindowChangeParts) {
    this.#parts = parts;
    const { maths, look } = parts.files;
    const { lines = [], wilds = {} } = maths;
    this.#rule = { lines, wilds };
    this.#greatest = greatestMultiple(maths);
    const { multiplied } = look;
    const mounted =
      multiplied && parts.scene.mountOnBoard('over', (atlas) => new MultipliedLayer(look.board, multiplied, atlas));
    this.#layer = mounted?.layer;
    this.#wake = () => mounted?.refresh();
    this.#wake();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#layer?.setReducedMotion(isReduced);
  }

  async change(spin: SpinOutcome): Promise<void> {
    if (spin.pay <= STAKE) return;
    for (const [index, { multiple }] of winningWilds(spin, this.#rule).entries()) await this.#bite(index, multiple);
    for (const meeting of meetings(spin, this.#rule)) await this.#meet(meeting);
  }

  /** The frame grows a shoot. It is only decoration. The rounds to come do not depend on it. */
  showWins({ pay }: SpinOutcome): void {
    if (pay > STAKE) this.#move((layer) => layer.grow());
  }

  clear(): void {
    this.#parts.scene.setMascot('shown');
    this.#move((layer) => layer.settle());
  }

  /** A greater multiple is a greater mouthful. */
  async #bite(index: number, multiple: number): Promise<void> {
    const { show, scene, sounds } = this.#parts;
    this.#move((layer) => layer.bite(multiple));
    if (show.isSkipped) return;
    void sounds.play('bite', 1 + BITE_RISE * index - DEEPER * (multiple - 2));
    if (!this.#isReduced) scene.alertMascot();
    await show.wait(this.#isReduced ? 0 : Math.max(LEAST_BITE_MS, BITE_MS * FASTER ** index));
  }

  async #meet(meeting: Meeting): Promise<void> {
    const { show, hud, sounds } = this.#parts;
    const text = equation(meeting);
    hud.plate.setLine(text);
    hud.say(text);
    if (show.isSkipped) return;
    const count = meeting.wilds.length;
    this.#move((layer) => layer.meet(meeting));
    if (this.#isReduced) {
      void sounds.play('collide');
      await show.wait(STILL_MS);
    } else {
      for (let index = 0; index < count - 1; index += 1) {
        await show.wait(collisionMs(index) - (index === 0 ? 0 : collisionMs(index - 1)));
        if (!show.isSkipped) void sounds.play('collide', 1 + HIGHER * index);
      }
      await show.wait(hugMs(count) - collisionMs(count - 2));
      if (meeting.multiple === this.#greatest) await this.#roll();
    }
    this.#move((layer) => layer.settle());
  }

  async #roll(): Promise<void> {
    const { show, scene, sounds, files } = this.#parts;
    if (show.isSkipped) return;
    void sounds.play('rollDown');
    scene.setMascot('hidden');
    this.#move((layer) => layer.roll());
    await show.wait(rollMs(files.maths.rows));
    scene.setMascot('shown');
  }

  #move(change: (layer: MultipliedLayer) => void): void {
    if (this.#layer === undefined) return;
    change(this.#layer);
    this.#wake();
  }
}
