import type { JackpotHit, SpinOutcome, Win } from '#games/api/index.ts';
import type { Clock, Stage } from '../Game.ts';
import type { Hud } from '../hud/Hud.ts';
import type { Effect } from '../round/events.ts';
import type { BigWin, ShownWin } from '../bigWin/BigWin.ts';
import { changesWindow } from '../round/changesWindow.ts';
import { isLevel, levelOf, type WinLevel } from '../round/winSize.ts';
import type { ReelScene } from '../scene/ReelScene.ts';
import type { ShowTools } from '../mechanics/ShowTools.ts';
import type { WindowChange } from '../mechanics/WindowChange.ts';
import type { Texts } from '../texts/texts.ts';
import type { GameSounds } from '../look/sounds.ts';
import { COUNT_MS, evenClimb, FIRST_LEVEL_MS, levelClimb } from '../timing/countUp.ts';
import { CountUp } from './CountUp.ts';
import type { MechanicShows } from './MechanicShows.ts';
import { Timeline } from './Timeline.ts';
import { HOLD_MS, winHold } from './winHold.ts';
import { linesText, sourceText, winText } from './winText.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

const LEVEL_SOUNDS = { big: ['winBig', 1], huge: ['winHuge', 1], super: ['winHuge', 1.12] } as const;
/** Milliseconds between two ticks of an amount that counts up. Faster ticks sound like a buzz. */
const TICK_MS = 90;
const PLACE_MS = 600;
const JACKPOT_MS = 5000;
const JACKPOT_HOLD_MS = 2500;

export interface PresenterParts {
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly clock: Clock;
  readonly sounds: Pick<GameSounds, 'play' | 'playMusic'>;
  readonly titles: Readonly<Record<string, string>>;
  /** Undefined until it is loaded. A banner takes its place. */
  readonly bigWin: () => BigWin | undefined;
}

/** Shows the game's effects: reels, counted wins, banners, sounds, and announcements to screen readers. */
export class Presenter implements Stage, ShowTools {
  readonly #parts: PresenterParts;
  readonly #timeline: Timeline;
  readonly #winCount: CountUp;
  readonly #bannerCount: CountUp;
  #shows: MechanicShows = {};
  #isReduced = false;
  /** Whether a press has skipped the show. */
  #isSkipped = false;
  /** The counted part of the win. */
  #counted = 0;
  #stake = 1;
  /** The level that the counted coins have reached. */
  #level: WinLevel | undefined;
  #ticked = 0;

  constructor(parts: PresenterParts) {
    this.#parts = parts;
    this.#timeline = new Timeline(parts.clock);
    this.#winCount = new CountUp(
      (coins) => this.#showWin(coins),
      () => this.#tick(),
    );
    this.#bannerCount = new CountUp(
      (coins) => parts.hud.banner.setCoins(coins),
      () => this.#tick(),
    );
  }

  /** Adds the shows of the mechanics that the game has. */
  addShows(shows: MechanicShows): void {
    this.#shows = shows;
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#parts.scene.setReducedMotion(isReduced);
    this.#shows.hold?.setReducedMotion(isReduced);
    this.#shows.nudge?.setReducedMotion(isReduced);
    for (const each of this.#changes) each.setReducedMotion?.(isReduced);
    this.#parts.bigWin()?.setReducedMotion(isReduced);
  }

  startReels(kind: SpinOutcome['kind']): void {
    const { scene, hud, sounds } = this.#parts;
    this.#clear();
    scene.startReels(kind);
    this.#shows.nudge?.run();
    for (const each of this.#changes) each.start?.(kind);
    hud.say('');
    void sounds.play('reelStart');
  }

  async stopReels(spin: SpinOutcome): Promise<void> {
    if (spin.kind === 'free') this.#shows.freeSpins?.climb(spin);
    this.#shows.hold?.expect(spin.coins ?? []);
    this.#shows.nudge?.point(spin);
    for (const each of this.#changes) each.expect?.(spin);
    await this.#parts.scene.stopReels(spin);
    this.#shows.hold?.showCoins();
    // The pay of a changed window is told after its change.
    if (spin.nudge?.moved !== true && !changesWindow(spin)) this.#sayNothingWon(spin);
  }

  async placeReels(spin: SpinOutcome): Promise<void> {
    this.#clear();
    this.#parts.scene.placeReels(spin);
    this.#shows.hold?.expect(spin.coins ?? []);
    this.#shows.hold?.showCoins();
    this.#shows.nudge?.point(spin);
    for (const each of this.#changes) each.expect?.(spin);
    await this.wait(PLACE_MS);
  }

  async nudge({ spin }: Of<'nudge'>): Promise<void> {
    await this.#shows.nudge?.nudge(spin);
    this.#sayNothingWon(spin);
  }

  /** Shows how the window changes, by each show that the game has. */
  async change({ spin }: Of<'change'>): Promise<void> {
    this.begin();
    for (const each of this.#changes) await each.change(spin);
    this.#sayNothingWon(spin);
  }

  returnReels(): void {
    this.#shows.nudge?.rest();
    this.#parts.scene.returnReels();
  }

  async tumble(board: Of<'tumble'>): Promise<void> {
    await this.#shows.tumble?.tumble(board);
  }
  async multiply(sum: Of<'multiply'>): Promise<void> {
    await this.#shows.tumble?.multiply(sum);
  }

  async showWins({ spin, coins, stake, size, counted }: Of<'showWins'>): Promise<void> {
    const { scene, hud, texts, sounds } = this.#parts;
    this.begin(stake);
    for (const each of this.#changes) each.showWins?.(spin);
    // The wins of boards that tumbled have been shown, and are gone.
    if (counted === undefined) {
      scene.showWins(spin.wins);
      this.#shows.hold?.dim(true);
      if (spin.wins.length > 0) hud.plate.setLine(linesText(texts, spin.wins));
    }
    hud.plate.show(texts.text('win'), counted ?? 0, { times: coins / stake, isCelebrated: size !== 'none' });
    // The end of the free spins announces one sum.
    if (spin.kind === 'base') hud.say(texts.text('sayWin', { coins: texts.coins(coins) }));
    if (size !== 'none') scene.celebrate('small');
    if (isLevel(size)) {
      // The lines stay visible until the sum has reached the first level.
      await this.celebrateLevel(size, { coins, stake, source: sourceText(texts, spin) }, FIRST_LEVEL_MS, counted);
      return;
    }
    const duration = this.#isReduced || counted === coins ? 0 : COUNT_MS[size];
    this.#winCount.run(evenClimb(coins, duration, counted));
    if (size === 'small') void sounds.play('winSmall');
    await this.wait(duration);
    this.#finishCounts();
    if (duration > 0) void sounds.play('countEnd');
    await this.wait(winHold(size, spin.kind, counted === coins));
  }

  async showJackpot({ hits, coins }: Of<'showJackpot'>): Promise<void> {
    const { scene, hud, texts, titles, sounds } = this.#parts;
    this.begin();
    const name = hits[0]?.Name ?? '';
    const text = texts.game(`jackpot.${name}`);
    this.cover('jackpot', { text, picture: titles[name] });
    hud.say(`${text} ${texts.text('sayWin', { coins: texts.coins(coins) })}`);
    this.#bannerCount.run(evenClimb(coins, this.#isReduced ? 0 : JACKPOT_MS));
    scene.celebrate('huge');
    void sounds.play('jackpot');
    await this.wait(JACKPOT_MS);
    this.#finishCounts();
    await this.wait(JACKPOT_HOLD_MS);
    scene.calm();
    this.uncover();
    hud.plate.show(text, coins, { isCelebrated: true });
    hud.plate.setLine('');
  }

  async enterFreeSpins(feature: Of<'enterFreeSpins'>): Promise<void> {
    await this.#shows.freeSpins?.enter(feature);
    for (const each of this.#changes) await each.enterFreeSpins?.(feature.expanding);
  }

  async leaveFreeSpins(feature: Of<'leaveFreeSpins'>): Promise<void> {
    await this.#shows.freeSpins?.leave(feature);
    this.#shows.choice?.closeSpins(feature.stake);
    for (const each of this.#changes) each.leaveFreeSpins?.();
  }

  async enterHold(hold: Of<'enterHold'>): Promise<void> {
    await this.#shows.hold?.enter(hold);
  }
  async respin(respin: Of<'respin'>): Promise<void> {
    await this.#shows.hold?.respin(respin);
  }
  async leaveHold(hold: Of<'leaveHold'>): Promise<void> {
    await this.#shows.hold?.leave(hold);
  }

  async turnWheel(turn: Of<'turnWheel'>): Promise<void> {
    await this.#shows.level?.turn(turn);
  }

  async enterChoice(choice: Of<'enterChoice'>): Promise<void> {
    await this.#shows.choice?.enter(choice);
  }
  async openChoice(choice: Of<'openChoice'>): Promise<void> {
    await this.#shows.choice?.open(choice);
  }

  /** Ends counting and celebrating. Never stops the reels. */
  skip(): void {
    this.#isSkipped = true;
    this.#finishCounts();
    this.#parts.scene.calm();
    this.#shows.tumble?.skip();
    this.#timeline.skip();
  }

  /** Names the single lit win. */
  lit(win: Win): void {
    this.#parts.hud.plate.setLine(winText(this.#parts.texts, win));
    for (const each of this.#changes) each.lit?.(win);
  }

  get #changes(): readonly WindowChange[] {
    return this.#shows.changes ?? [];
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  async celebrateJackpots(hits: readonly JackpotHit[]): Promise<void> {
    for (const hit of hits) await this.showJackpot({ do: 'showJackpot', hits: [hit], coins: hit.Coins });
  }

  begin(stake = 1): void {
    this.#isSkipped = false;
    this.#stake = stake;
    this.#counted = 0;
    this.#level = undefined;
  }

  /**
   * Shows a large win: its level rises while the sum counts.
   *
   * @param before milliseconds before it covers the board
   * @param from coins that are counted already
   */
  async celebrateLevel(size: WinLevel, win: ShownWin, before: number, from = 0): Promise<void> {
    const { scene, hud, texts, sounds } = this.#parts;
    const { coins, stake } = win;
    const climb = this.#isReduced ? evenClimb(coins, 0) : levelClimb(coins, stake, from);
    this.#winCount.run(climb);
    const passed = Math.min(before, climb.duration);
    await this.wait(passed);
    if (!this.#isSkipped) {
      const bigWin = this.#parts.bigWin();
      if (bigWin === undefined) {
        this.cover(size, { text: texts.game(`win.${size}`) }, texts.multiple(coins / stake));
        scene.celebrate(size);
        hud.banner.setCoins(this.#counted);
      } else {
        bigWin.show(win);
        bigWin.setCoins(this.#counted, this.#level);
      }
    }
    await this.wait(climb.duration - passed);
    this.#finishCounts();
    this.#parts.bigWin()?.complete();
    if (climb.duration > 0) void sounds.play('countEnd');
    await this.wait(HOLD_MS[size]);
    this.uncover();
  }

  /** Updates plate, banner and big win together, since several can be visible. */
  #showWin(coins: number): void {
    const { hud, sounds, bigWin } = this.#parts;
    const level = levelOf(coins, this.#stake);
    const isHigher = level !== undefined && level !== this.#level;
    this.#counted = coins;
    this.#level = level;
    hud.plate.setCoins(coins);
    hud.banner.setCoins(coins);
    bigWin()?.setCoins(coins, level);
    if (!isHigher || this.#isSkipped) return;
    const [name, rate] = LEVEL_SOUNDS[level];
    void sounds.play(name, rate);
  }

  async countOnBanner(coins: number, milliseconds: number): Promise<void> {
    const duration = this.#isReduced ? 0 : milliseconds;
    this.#bannerCount.run(evenClimb(coins, duration));
    await this.wait(duration);
    this.#finishCounts();
  }

  /** Shows a banner over the darkened game. */
  cover(...banner: Parameters<Hud['banner']['show']>): void {
    this.#parts.hud.banner.show(...banner);
    this.#parts.scene.setBoard('dimmed');
  }

  uncover(): void {
    this.#parts.hud.banner.hide();
    this.#parts.bigWin()?.hide();
    this.#parts.scene.setBoard('bright');
  }

  #tick(): void {
    const now = this.#parts.clock.now();
    if (now - this.#ticked < TICK_MS) return;
    this.#ticked = now;
    void this.#parts.sounds.play('count');
  }

  wait(milliseconds: number): Promise<void> {
    return this.#isSkipped || milliseconds <= 0 ? Promise.resolve() : this.#timeline.wait(milliseconds);
  }

  #finishCounts(): void {
    this.#winCount.finish();
    this.#bannerCount.finish();
  }

  #clear(): void {
    const { hud, scene } = this.#parts;
    this.#isSkipped = false;
    this.#shows.hold?.clear();
    for (const each of this.#changes) each.clear?.();
    scene.clearWins();
    scene.calm();
    this.#shows.tumble?.clear();
    this.#shows.choice?.clear();
    hud.plate.clear();
    this.uncover();
  }

  #sayNothingWon({ pay, kind }: SpinOutcome): void {
    const { hud, texts } = this.#parts;
    if (pay === 0 && kind === 'base') hud.say(texts.text('sayNone'));
  }
}
