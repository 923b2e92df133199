import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { Clock, Stage } from '../Game.ts';
import type { Hud } from '../hud/Hud.ts';
import type { Effect } from '../round/events.ts';
import type { WinSize } from '../round/winSize.ts';
import type { ReelScene } from '../scene/ReelScene.ts';
import type { Texts } from '../texts/texts.ts';
import type { GameSounds } from '../look/sounds.ts';
import { COUNT_MS } from '../timing/countUp.ts';
import { CountUp } from './CountUp.ts';
import { Timeline } from './Timeline.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

/** How long an amount stays after it was counted, in milliseconds. */
const HOLD_MS: Readonly<Record<WinSize, number>> = { none: 450, small: 300, big: 700, huge: 900 };
/** The shortest time for a win of a free spin, since the next spin follows by itself. */
const FREE_HOLD_MS = 900;
const WIN_SOUNDS = { small: 'winSmall', big: 'winBig', huge: 'winHuge' } as const;
/** Milliseconds between two ticks of an amount that counts up. Faster ticks sound like a buzz. */
const TICK_MS = 90;
/** The rise in pitch for each unit of the ladder's multiple. */
const CLIMB = 0.08;
/** How long the lines of a large win are shown before its banner. */
const LINES_MS = 900;
const PLACE_MS = 600;
const INTRO_MS = 2600;
const OUTRO_HOLD_MS = 1600;
const JACKPOT_MS = 5000;
const JACKPOT_HOLD_MS = 2500;

export interface PresenterParts {
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly clock: Clock;
  readonly sounds: Pick<GameSounds, 'play' | 'playMusic'>;
  readonly titles: Readonly<Record<string, string>>;
}

/** Shows the game's effects: reels, counted wins, banners, sounds, and announcements to screen readers. */
export class Presenter implements Stage {
  readonly #parts: PresenterParts;
  readonly #timeline: Timeline;
  readonly #winCount: CountUp;
  readonly #bannerCount: CountUp;
  #isReduced = false;
  /** Whether a press has skipped the show. */
  #isSkipped = false;
  /** The multiple of the last shown free spin. */
  #multiple = 1;
  /** The counted part of the win. */
  #counted = 0;
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

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#parts.scene.setReducedMotion(isReduced);
  }

  startReels(kind: SpinOutcome['kind']): void {
    const { scene, hud, sounds } = this.#parts;
    this.#clear();
    scene.startReels(kind);
    hud.say('');
    void sounds.play('reelStart');
  }

  async stopReels(spin: SpinOutcome): Promise<void> {
    this.#climb(spin);
    await this.#parts.scene.stopReels(spin);
    this.#sayNothingWon(spin);
  }

  async placeReels(spin: SpinOutcome): Promise<void> {
    this.#clear();
    this.#parts.scene.placeReels(spin);
    await this.#wait(PLACE_MS);
  }

  returnReels(): void {
    this.#parts.scene.returnReels();
  }

  async showWins({ spin, coins, stake, size }: Of<'showWins'>): Promise<void> {
    const { scene, hud, texts, sounds } = this.#parts;
    this.#isSkipped = false;
    scene.showWins(spin.wins);
    this.#nameWins(spin.wins);
    hud.plate.show(texts.text('win'), 0, { times: coins / stake, isCelebrated: size !== 'none' });
    hud.say(texts.text('sayWin', { coins: texts.coins(coins) }));
    const isLarge = size === 'big' || size === 'huge';
    const counted = this.#isReduced ? 0 : COUNT_MS[size];
    // The lines are visible for a moment before the banner covers them.
    const before = isLarge && counted > 0 ? LINES_MS : 0;
    const duration = before + counted;
    this.#winCount.run(coins, duration);
    if (size !== 'none') {
      scene.celebrate(size);
      void sounds.play(WIN_SOUNDS[size]);
    }
    if (isLarge) {
      await this.#wait(before);
      this.#cover(size, { text: texts.text(size) }, texts.multiple(coins / stake));
      hud.banner.setCoins(this.#counted);
    }
    await this.#wait(counted);
    this.#finishCounts();
    if (duration > 0) void sounds.play('countEnd');
    await this.#wait(spin.kind === 'free' ? FREE_HOLD_MS : HOLD_MS[size]);
    this.#uncover();
  }

  async showJackpot({ hits, coins }: Of<'showJackpot'>): Promise<void> {
    const { scene, hud, texts, titles, sounds } = this.#parts;
    this.#isSkipped = false;
    const name = hits[0]?.Name ?? '';
    const text = texts.game(`jackpot.${name}`);
    this.#cover('jackpot', { text, picture: titles[name] });
    hud.say(`${text} ${texts.text('sayWin', { coins: texts.coins(coins) })}`);
    this.#bannerCount.run(coins, this.#isReduced ? 0 : JACKPOT_MS);
    scene.celebrate('huge');
    void sounds.play('jackpot');
    await this.#wait(JACKPOT_MS);
    this.#finishCounts();
    await this.#wait(JACKPOT_HOLD_MS);
    scene.calm();
    this.#uncover();
    hud.plate.show(text, coins, { isCelebrated: true });
    hud.plate.setLine('');
  }

  async enterFreeSpins({ spins }: Of<'enterFreeSpins'>): Promise<void> {
    const { scene, hud, texts, titles, sounds } = this.#parts;
    this.#isSkipped = false;
    const text = texts.text('freeEnter', { count: spins });
    this.#cover('feature', { text: texts.game('title.free'), picture: titles['free'] }, text);
    hud.say(text);
    this.#multiple = 1;
    scene.setFeature(true);
    hud.setScene('free');
    sounds.playMusic('free');
    void sounds.play('freeStart');
    await this.#wait(INTRO_MS);
    this.#uncover();
  }

  async leaveFreeSpins({ coins, stake, size }: Of<'leaveFreeSpins'>): Promise<void> {
    const { scene, hud, texts, sounds } = this.#parts;
    this.#isSkipped = false;
    const text = texts.text('freeTotal');
    this.#cover(size === 'none' ? 'feature' : 'total', { text }, size === 'none' ? '' : texts.multiple(coins / stake));
    hud.say(`${text} ${texts.coins(coins)}`);
    const duration = this.#isReduced ? 0 : COUNT_MS[size];
    this.#bannerCount.run(coins, duration);
    if (size !== 'none') {
      scene.celebrate(size);
      void sounds.play('freeEnd');
    }
    await this.#wait(duration);
    this.#finishCounts();
    await this.#wait(OUTRO_HOLD_MS);
    this.#uncover();
    hud.plate.show(text, coins, { times: coins / stake, isCelebrated: size !== 'none' });
    scene.setFeature(false);
    hud.setScene('night');
    sounds.playMusic('night');
  }

  /** Ends counting and celebrating. Never stops the reels. */
  skip(): void {
    this.#isSkipped = true;
    this.#finishCounts();
    this.#parts.scene.calm();
    this.#timeline.skip();
  }

  /** Names the single lit line. */
  lit(win: Win): void {
    this.#parts.hud.plate.setLine(this.#lineText(win));
  }

  /** Updates plate and banner together, since both can be visible. */
  #showWin(coins: number): void {
    const { hud } = this.#parts;
    this.#counted = coins;
    hud.plate.setCoins(coins);
    hud.banner.setCoins(coins);
  }

  /** Plays the sound of the ladder when it rises. */
  #climb({ multiple }: SpinOutcome): void {
    if (multiple > this.#multiple) void this.#parts.sounds.play('ladder', 1 + CLIMB * (multiple - 1));
    this.#multiple = multiple;
  }

  /** Shows a banner over the darkened game. */
  #cover(...banner: Parameters<Hud['banner']['show']>): void {
    this.#parts.hud.banner.show(...banner);
    this.#parts.scene.setDimmed(true);
  }

  #uncover(): void {
    this.#parts.hud.banner.hide();
    this.#parts.scene.setDimmed(false);
  }

  #tick(): void {
    const now = this.#parts.clock.now();
    if (now - this.#ticked < TICK_MS) return;
    this.#ticked = now;
    void this.#parts.sounds.play('count');
  }

  #wait(milliseconds: number): Promise<void> {
    return this.#isSkipped || milliseconds <= 0 ? Promise.resolve() : this.#timeline.wait(milliseconds);
  }

  #finishCounts(): void {
    this.#winCount.finish();
    this.#bannerCount.finish();
  }

  #clear(): void {
    const { hud, scene } = this.#parts;
    this.#isSkipped = false;
    scene.clearWins();
    scene.calm();
    hud.plate.clear();
    this.#uncover();
  }

  #nameWins(wins: readonly Win[]): void {
    const [first] = wins;
    if (first === undefined) return;
    const { hud, texts } = this.#parts;
    hud.plate.setLine(wins.length === 1 ? this.#lineText(first) : texts.text('lineCount', { count: wins.length }));
  }

  #lineText({ line = 0, symbol, count }: Win): string {
    const { texts } = this.#parts;
    return texts.text('line', { line, symbol: texts.symbol(symbol), count });
  }

  #sayNothingWon({ pay }: SpinOutcome): void {
    const { hud, texts } = this.#parts;
    if (pay === 0) hud.say(texts.text('sayNone'));
  }
}
