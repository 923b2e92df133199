import { type Cell, type Coin, heldCoins, type JackpotHit, type RoundView } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { LookFile } from '../../look/schema.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { Effect } from '../../round/events.ts';
import type { GameState } from '../../round/state.ts';
import { isLevel } from '../../round/winSize.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { Texts } from '../../texts/texts.ts';
import { COUNT_MS } from '../../timing/countUp.ts';
import type { ShowTools } from '../ShowTools.ts';
import type { CoinCollector } from './CoinCollector.ts';
import type { CoinText } from './CoinLabels.ts';
import { HoldLayer } from './HoldLayer.ts';
import { HoldPanel } from './HoldPanel.ts';
import { HOLD_MS } from './holdTiming.ts';
import { paintedLight } from './paintedCells.ts';
import { Trail } from './Trail.ts';
import './hold.css';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;
type HoldRule = NonNullable<MathsFile['hold']>;

/** The colour of the breath, and the mouth below the middle of the mascot. */
const BREATH = '#BFFFEA';
const MOUTH = 26;
/** How much higher in pitch each coin lands than the one before. */
const RISE = 0.04;

export interface HoldParts {
  readonly show: ShowTools;
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play' | 'playMusic'>;
  readonly look: LookFile;
  readonly rule: HoldRule;
  readonly reels: number;
  readonly rows: number;
  /** The addresses of lettered titles: that of the feature, and those of prizes. */
  readonly titles: Readonly<Record<string, string>>;
  /** Shows the coins beside the board too. */
  readonly collector?: CoinCollector | undefined;
}

/** Shows coins with their values, and a hold and respin: its board, its panel, its beginning and its sum. */
export class HoldShow {
  readonly #parts: HoldParts;
  readonly #panel: HoldPanel;
  readonly #mounted: MountedLayer<HoldLayer> | undefined;
  readonly #trail: MountedLayer<Trail> | undefined;
  readonly #cells: number;
  #isReduced = false;
  #stake = 1;
  #held: readonly Coin[] = [];
  /** Coins of the jackpots that were hit. */
  #jackpots: readonly JackpotHit[] = [];
  #left = 0;
  /** The names of the prizes so far. */
  #caught: readonly string[] = [];
  /** The coins of the base spin. */
  #first: readonly Coin[] = [];

  constructor(parts: HoldParts) {
    this.#parts = parts;
    const { texts, rule, reels, rows, scene, look, hud } = parts;
    this.#cells = reels * rows;
    this.#panel = new HoldPanel({
      texts,
      respins: rule.respins,
      cells: this.#cells,
      multiple: rule.full?.multiple,
      pip: look.hold?.pip ?? 'number',
    });
    hud.addPlate(this.#panel.root);
    // The trail of the paw, or the breath on the last free cell.
    const light = look.hold?.trail === undefined ? BREATH : look.colours.lineGlow;
    this.#trail = scene.mountOnBoard('over', () => new Trail(paintedLight(light)));
    this.#mounted = scene.mountOnBoard(
      'window',
      (atlas) => new HoldLayer({ look, atlas, reels, rows, coin: rule.coin, textOf: (coin) => this.#textOf(coin) }),
    );
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#mounted?.layer.setReducedMotion(isReduced);
    this.#parts.collector?.setReducedMotion(isReduced);
  }

  /** Removes coins before the reels turn. */
  clear(): void {
    this.#trail?.layer.clear();
    this.#parts.collector?.clear();
    this.#draw((layer) => layer.clear());
    this.#parts.scene.setSymbols('shown');
  }

  /** The stake decides the values on the coins and the fixed prizes. */
  update({ show, stake }: GameState): void {
    this.#stake = show?.round.Stake ?? stake;
  }

  /** Names the coins of the window on which the reels will stop. */
  expect(coins: readonly Coin[]): void {
    // The hold and respin shows the jackpot of a coin.
    this.#first = coins.map(({ jackpot: _, ...coin }) => coin);
  }

  /** Writes the values on the coins of a reel, or of the whole window. */
  showCoins(reel?: number): void {
    const coins = reel === undefined ? this.#first : this.#first.filter(({ cell }) => cell[0] === reel);
    this.#draw((layer) => layer.label(coins, reel !== undefined));
    if (reel !== undefined) this.#parts.collector?.reelStopped(reel);
    if (reel === undefined || coins.length === 0) return;
    const landed = this.#first.filter(({ cell }) => cell[0] <= reel).length;
    void this.#parts.sounds.play('coinLand', 1 + RISE * landed);
  }

  /** Shows the coins of a finished round: the last board of its hold and respin, or those of its base spin. */
  showLast({ Stake, Result }: Pick<RoundView, 'Stake' | 'Result'>): void {
    const outcome = Result?.Outcome;
    if (outcome === undefined) return;
    this.#stake = Stake;
    this.#jackpots = Result?.Jackpots ?? [];
    this.expect(outcome.spins.at(-1)?.coins ?? []);
    this.showCoins();
    if (outcome.hold === undefined) return;
    this.#parts.scene.setSymbols('hidden');
    this.#draw((layer) => layer.hold(heldCoins(outcome)));
  }

  /** Dims the coins while wins are lit. */
  dim(isDimmed: boolean): void {
    this.#draw((layer) => layer.dim(isDimmed));
  }

  async enter({ coins, hits, stake }: Of<'enterHold'>): Promise<void> {
    const { show, scene, hud, texts, sounds, rule, titles } = this.#parts;
    show.begin(stake);
    this.#stake = stake;
    this.#held = coins;
    this.#jackpots = hits;
    this.#caught = [];
    const text = texts.text('holdEnter', { count: coins.length, respins: rule.respins });
    show.cover('feature', { text: texts.game('title.hold'), picture: titles['hold'] }, text);
    hud.say(text);
    void sounds.play('holdStart');
    sounds.playMusic('hold');
    await show.wait(HOLD_MS.intro);
    show.uncover();
    scene.setSymbols('hidden');
    this.#panel.root.hidden = false;
    hud.setScene('hold');
    this.#setLeft(rule.respins);
    this.#draw((layer) => layer.hold(coins));
    this.#parts.collector?.begin(coins);
    this.#showSum();
    this.#catch(coins);
    await this.#showJackpots(hits);
  }

  async respin({ coins, hits, left }: Of<'respin'>): Promise<void> {
    const { show, sounds, reels } = this.#parts;
    show.begin(this.#stake);
    this.#setLeft(this.#left - 1);
    void sounds.play('respin');
    this.#draw((layer) => layer.spin());
    await show.wait(HOLD_MS.spin);
    // The last free cell may get a coin in each respin, so each holds its breath.
    if (this.#held.length === this.#cells - 1 && this.#parts.look.hold?.freezes === true) await this.#breathe();
    for (let reel = 0; reel < reels; reel += 1) {
      for (const coin of coins.filter(({ cell: [on] }) => on === reel)) {
        const isNew = !this.#jackpots.some(({ Name }) => Name === coin.jackpot);
        if (isNew) this.#jackpots = [...this.#jackpots, ...hits.filter(({ Name }) => Name === coin.jackpot)];
        await this.#land(coin);
      }
      this.#draw((layer) => layer.stop(reel));
      await show.wait(HOLD_MS.reel);
    }
    if (coins.length > 0) await this.#refill(left);
    this.#setLeft(left);
    await this.#showJackpots(hits);
    await show.wait(HOLD_MS.rest);
  }

  async leave({ hold, hits, coins, total, stake, size }: Of<'leaveHold'>): Promise<void> {
    const { show, scene, hud, texts, sounds, rule } = this.#parts;
    show.begin(stake);
    if (hold.isFull) await this.#showFull(hold.multiple);
    this.#jackpots = [...this.#jackpots, ...hits];
    if (hold.prize !== undefined) {
      this.#catchNames([hold.prize]);
      await this.#showPrize(hold.prize, ((rule.prizes?.[hold.prize] ?? 0) * stake) / 10);
    }
    await this.#showJackpots(hits);
    await this.#gather();
    this.#panel.setCoins(this.#held.length, coins);
    const text = texts.text('holdTotal');
    const isCelebrated = size !== 'none';
    hud.say(texts.text('sayTotal', { coins: texts.coins(total) }));
    hud.plate.show(text, coins, { times: coins / stake, isCelebrated });
    hud.plate.setLine('');
    if (isCelebrated) void sounds.play('holdEnd');
    if (isLevel(size)) await show.celebrateLevel(size, { coins, stake, source: text }, 0);
    else {
      show.cover(isCelebrated ? 'total' : 'feature', { text }, isCelebrated ? texts.multiple(coins / stake) : '');
      scene.celebrate(size);
      await show.countOnBanner(coins, COUNT_MS[size]);
      await show.wait(HOLD_MS.outro);
      show.uncover();
    }
    this.#panel.root.hidden = true;
    hud.setScene('night');
    sounds.playMusic('night');
    hud.jackpots.markCaught([]);
    // The held coins stay beside their sum until the reels turn again.
    this.#draw((layer) => layer.hold(this.#held));
  }

  /** The coins leave the board one by one, and their sum is counted. */
  async #gather(): Promise<void> {
    const { collector, show } = this.#parts;
    await collector?.gather({
      coins: this.#held,
      show,
      left: (cell) => this.#draw((layer) => layer.take(cell)),
      arrived: (count) => this.#showSum(this.#held.slice(0, count)),
    });
  }

  /** The mascot breathes on the last free cell, and the board freezes. */
  async #breathe(): Promise<void> {
    const { show, scene, look } = this.#parts;
    if (show.isSkipped) return;
    scene.alertMascot();
    const { x, y } = look.board.mascot;
    const cell = this.#mounted?.layer.freeze();
    if (cell !== undefined) this.#sendTrail({ x, y: y + MOUTH }, cell);
    this.#mounted?.refresh();
    await show.wait(HOLD_MS.freeze);
  }

  async #land(coin: Coin): Promise<void> {
    const { show, sounds, look, scene } = this.#parts;
    const { trail } = look.hold ?? {};
    if (trail !== undefined && !show.isSkipped) {
      scene.alertMascot();
      await show.wait(HOLD_MS.paw);
      this.#sendTrail(trail, coin.cell);
      await show.wait(HOLD_MS.trail);
    }
    this.#draw((layer) => layer.land(coin, show.isSkipped || trail !== undefined));
    void sounds.play('coinLand', 1 + RISE * this.#held.length);
    await show.wait(HOLD_MS.land);
    this.#held = [...this.#held, coin];
    this.#parts.collector?.add(coin, this.#held.length);
    this.#showSum();
    this.#catch([coin]);
    await show.wait(HOLD_MS.next);
    if (coin.prize !== undefined) await this.#showPrize(coin.prize, (coin.pay * this.#stake) / 10);
  }

  /** A trail of light runs into a cell. */
  #sendTrail(from: { readonly x: number; readonly y: number }, cell: Cell): void {
    const to = this.#mounted?.layer.centreOf(cell);
    if (to === undefined || this.#isReduced) return;
    this.#trail?.layer.run(from, to);
    this.#trail?.refresh();
  }

  /** A fixed prize is shown for a moment, and counts in the sum. */
  async #showPrize(name: string, coins: number): Promise<void> {
    const { show, texts, titles, sounds } = this.#parts;
    if (show.isSkipped) return;
    void sounds.play('prize');
    show.cover('jackpot', { text: texts.game(`jackpot.${name}`), picture: titles[name] });
    await show.countOnBanner(coins, HOLD_MS.prizeCount);
    await show.wait(HOLD_MS.prize);
    show.uncover();
  }

  /** The pips come back one by one. */
  async #refill(left: number): Promise<void> {
    for (let pip = this.#left + 1; pip <= left; pip += 1) {
      this.#setLeft(pip);
      await this.#parts.show.wait(HOLD_MS.pip);
    }
  }

  async #showFull(multiple: number): Promise<void> {
    const { show, hud, texts, sounds, scene } = this.#parts;
    const text = texts.text('holdIsFull');
    void sounds.play('holdFull');
    scene.alertMascot();
    scene.celebrate('small');
    this.#draw((layer) => layer.flashAll());
    show.cover('total', { text }, multiple > 1 ? texts.multiple(multiple) : '');
    hud.say(text);
    await show.wait(HOLD_MS.full);
    show.uncover();
  }

  async #showJackpots(hits: readonly JackpotHit[]): Promise<void> {
    if (hits.length === 0) return;
    await this.#parts.show.celebrateJackpots(hits);
    this.#showSum();
  }

  /** Marks the prizes of coins as caught. */
  #catch(coins: readonly Coin[]): void {
    const names = coins.flatMap(({ prize, jackpot }) => [prize, jackpot]);
    this.#catchNames(names);
    if (names.some((name) => name !== undefined)) void this.#parts.sounds.play('prize');
  }

  #catchNames(names: readonly (string | undefined)[]): void {
    this.#caught = [...this.#caught, ...names.filter((name) => name !== undefined)];
    this.#parts.hud.jackpots.markCaught(this.#caught);
  }

  #setLeft(left: number): void {
    this.#left = Math.max(0, left);
    this.#panel.setLeft(this.#left);
  }

  #showSum(coins: readonly Coin[] = this.#held): void {
    const pays = coins.reduce((sum, { pay }) => sum + pay, 0);
    const jackpots = this.#jackpots.reduce((sum, { Coins }) => sum + Coins, 0);
    this.#panel.setCoins(coins.length, (pays * this.#stake) / 10 + jackpots);
  }

  #textOf({ pay, prize, jackpot }: Coin): CoinText {
    const { texts } = this.#parts;
    const name = jackpot ?? prize;
    const hit = this.#jackpots.find(({ Name }) => Name === jackpot);
    return {
      value: texts.coinValue((hit?.Coins ?? 0) + (pay * this.#stake) / 10),
      prize: name === undefined ? undefined : texts.game(`jackpot.${name}`),
    };
  }

  #draw(change: (layer: HoldLayer) => void): void {
    if (this.#mounted === undefined) return;
    change(this.#mounted.layer);
    this.#mounted.refresh();
  }
}
