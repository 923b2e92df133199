import './level.css';
import type { Cell, SpinOutcome } from '#games/api/index.ts';
import { reelsOf } from '#games/maths/index.ts';
import type { LevelRule } from '#games/maths/index.ts';
import type { LevelLook } from '../../look/mechanicLooks.ts';
import type { Effect } from '../../round/events.ts';
import type { GameState } from '../../round/state.ts';
import { isLevel } from '../../round/winSize.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { LevelLayer } from './LevelLayer.ts';
import { LevelPanel } from './LevelPanel.ts';
import { levelAt } from './levelSteps.ts';
import { LEVEL_MS } from './levelTiming.ts';
import { TakenCells } from './TakenCells.ts';
import { WheelLayer } from './WheelLayer.ts';
import type { WheelField } from './wheelPicture.ts';

type Turn = Extract<Effect, { readonly do: 'turnWheel' }>;

/** The rise in pitch of the ratchet while the wheel is fast. */
const RATCHET_RISE = 0.3;

/** The parts of the show of a level. */
export interface LevelParts extends WindowChangeParts {
  readonly rule: LevelRule;
  readonly look: LevelLook;
}

/** The tongue takes each symbol of a base spin into the jar. A full jar turns the wheel. */
export class LevelShow implements WindowChange {
  readonly #parts: LevelParts;
  readonly #panel: LevelPanel;
  readonly #layer: MountedLayer<LevelLayer> | undefined;
  readonly #taken: MountedLayer<TakenCells> | undefined;
  #wheel: MountedLayer<WheelLayer> | undefined;
  #level = 0;
  #stake: number | undefined;
  #isReduced = false;

  constructor(parts: LevelParts) {
    const { scene, hud, texts, sounds, rule, look, files } = parts;
    const { board } = files.look;
    this.#parts = parts;
    this.#panel = new LevelPanel(texts, look, rule.full);
    hud.addPanel(this.#panel.root);
    this.#taken = scene.mountOnBoard(
      'window',
      (atlas) => new TakenCells(atlas, board, reelsOf(files.maths), files.maths.rows),
    );
    this.#layer = scene.mountOnBoard(
      'over',
      (atlas) =>
        new LevelLayer(atlas, { board, look, symbol: rule.symbol }, () => {
          void sounds.play('chink');
          this.#draw((layer) => layer.fill(this.#share, false));
        }),
    );
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** Shows the level of the stake. While symbols are collected and the wheel turns, the show counts by itself. */
  update(state: GameState): void {
    const level = levelAt(state);
    if (level === undefined || state.phase === 'change' || state.phase === 'wheel') return;
    const { texts } = this.#parts;
    const isOther = this.#stake !== undefined && this.#stake !== state.stake;
    this.#stake = state.stake;
    if (level !== this.#level || isOther) this.#set(level, true);
    if (!isOther) return;
    this.#panel.say(`${texts.text('stake')} ${texts.coins(state.stake)}: ${this.#panel.text(level)}`);
  }

  start(): void {
    this.clear();
  }

  clear(): void {
    this.#taken?.layer.clear();
    this.#taken?.refresh();
  }

  /** Leaves the cells empty whose symbols the last round has collected. */
  place(spin: SpinOutcome): void {
    for (const cell of this.#cellsOf(spin)) this.#take(cell);
  }

  async change(spin: SpinOutcome): Promise<void> {
    const { show, scene, sounds, texts, rule } = this.#parts;
    const cells = this.#cellsOf(spin);
    if (cells.length === 0) return;
    const isShown = !this.#isReduced && this.#layer !== undefined;
    for (const cell of cells) {
      this.#set(this.#level + 1, !isShown || show.isSkipped, false);
      if (!isShown || show.isSkipped) {
        this.#take(cell);
        continue;
      }
      scene.setMascot('hidden');
      void sounds.play('tongue');
      this.#draw((layer) => {
        layer.setFace('gape');
        layer.catchFrom(cell, () => this.#take(cell));
      });
      await show.wait(LEVEL_MS.tongue + LEVEL_MS.next);
    }
    if (isShown) {
      this.#draw((layer) => layer.setFace('rest'));
      scene.setMascot('shown');
      await show.wait(LEVEL_MS.flight);
      this.#draw((layer) => layer.settle());
    } else void sounds.play('chink');
    this.#set(this.#level, true);
    const caught = texts.text('levelCaught', { count: cells.length, symbol: texts.symbol(rule.symbol) });
    this.#panel.say(`${caught} ${this.#panel.text(this.#level)}`);
  }

  /** The cheeks swell, the wheel flies out, and turns to its jackpot and to the field that pays. */
  async turn({ field, after, hits, paid, coins, stake, size }: Turn): Promise<void> {
    const { show, scene, hud, texts, rule } = this.#parts;
    show.begin(stake);
    scene.clearWins();
    hud.plate.clear();
    this.#panel.say(texts.text('levelFull', { jar: texts.game('level.jar') }));
    await this.#swell(after);
    this.#spit();
    if (!show.isSkipped && !this.#isReduced) {
      await show.wait(LEVEL_MS.spit);
    }
    const jackpot = rule.wheel.fields.findIndex((each) => each.jackpot !== undefined);
    if (hits.length > 0) {
      await this.#turnTo(jackpot, LEVEL_MS.turn);
      this.#wheel?.layer.setVisible(false);
      await show.celebrateJackpots(hits);
      this.#wheel?.layer.setVisible(true);
      show.begin(stake);
      scene.setBoard('dimmed');
    }
    await this.#turnTo(field, hits.length > 0 ? LEVEL_MS.again : LEVEL_MS.turn);
    const label = this.#labelOf(field);
    const source = texts.text('wheelField', { field: label });
    hud.plate.show(texts.text('win'), hits.length > 0 ? coins : paid, {
      times: paid / stake,
      isCelebrated: size !== 'none',
    });
    hud.plate.setLine(source);
    hud.say(`${source} ${texts.text('sayWin', { coins: texts.coins(coins) })}`);
    if (size !== 'none') scene.celebrate('small');
    await show.wait(LEVEL_MS.stay);
    await this.#leave();
    if (isLevel(size)) await show.celebrateLevel(size, { coins: paid, stake, source }, 0);
  }

  async #swell(after: number): Promise<void> {
    const { show, scene, sounds } = this.#parts;
    if (!this.#isReduced && !show.isSkipped) {
      scene.setMascot('hidden');
      this.#draw((layer) => layer.setFace('swell'));
      void sounds.play('swell');
      this.#set(after, false);
      await show.wait(LEVEL_MS.swell);
    }
    this.#set(after, true);
  }

  #spit(): void {
    const { scene, sounds } = this.#parts;
    const wheel = this.#openWheel();
    this.#panel.setCovered(true);
    scene.setBoard('dimmed');
    void sounds.play('spit');
    this.#draw((layer) => layer.setFace('gape'));
    if (!this.#isReduced) wheel?.layer.spit();
    wheel?.refresh();
  }

  /** Turns the wheel to a field. Without motion it shows the field at once. */
  async #turnTo(field: number, milliseconds: number): Promise<void> {
    const { show, sounds } = this.#parts;
    const wheel = this.#wheel;
    if (!this.#isReduced && !show.isSkipped) {
      wheel?.layer.turn(field, milliseconds);
      wheel?.refresh();
      await show.wait(milliseconds);
    }
    wheel?.layer.stopAt(field);
    wheel?.refresh();
    void sounds.play('wheelStop');
    await show.wait(LEVEL_MS.leave * 2);
  }

  async #leave(): Promise<void> {
    const { show, scene } = this.#parts;
    if (!this.#isReduced && !show.isSkipped) {
      this.#wheel?.layer.leave();
      this.#wheel?.refresh();
      await show.wait(LEVEL_MS.leave);
    }
    this.#wheel?.layer.hide();
    this.#panel.setCovered(false);
    this.#draw((layer) => layer.setFace('rest'));
    scene.setMascot('shown');
    scene.setBoard('bright');
  }

  /** The wheel is painted when the first level is full. */
  #openWheel(): MountedLayer<WheelLayer> | undefined {
    const { scene, hud, sounds, look, files, rule } = this.#parts;
    const fields = rule.wheel.fields.map(
      ({ jackpot }, field): WheelField => ({ label: this.#labelOf(field), isJackpot: jackpot !== undefined }),
    );
    this.#wheel ??= scene.mount(
      (atlas) =>
        new WheelLayer(atlas, { board: files.look.board, level: look }, fields, hud.slot, (left) => {
          void sounds.play('ratchet', 1 + RATCHET_RISE * left);
        }),
    );
    return this.#wheel;
  }

  #labelOf(field: number): string {
    const { texts, rule } = this.#parts;
    const { pays = 0, jackpot } = rule.wheel.fields[field] ?? {};
    return jackpot === undefined ? texts.multiple(pays / 10) : texts.game(`jackpot.${jackpot}`);
  }

  /** The cells that a spin collects. Free spins collect none. */
  #cellsOf({ kind, window }: SpinOutcome): Cell[] {
    if (kind !== 'base') return [];
    return window.flatMap((column, reel) =>
      column.flatMap((symbol, row): Cell[] => (symbol === this.#parts.rule.symbol ? [[reel, row]] : [])),
    );
  }

  #take(cell: Cell): void {
    this.#taken?.layer.take(cell);
    this.#taken?.refresh();
  }

  get #share(): number {
    return this.#level / this.#parts.rule.full;
  }

  #set(level: number, isAtOnce: boolean, fills = true): void {
    this.#level = level;
    this.#panel.show(level);
    if (fills) this.#draw((layer) => layer.fill(this.#share, isAtOnce));
  }

  #draw(change: (layer: LevelLayer) => void): void {
    if (this.#layer === undefined) return;
    change(this.#layer.layer);
    this.#layer.refresh();
  }
}
