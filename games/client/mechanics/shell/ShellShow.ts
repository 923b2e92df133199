import type { Cell, Coin } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { CoinCollector, Gathering } from '../hold/CoinCollector.ts';
import { FLIGHT_SECONDS } from './CoinFlight.ts';
import { Rings } from './Rings.ts';
import { ShellLayer } from './ShellLayer.ts';

const OPEN_MS = 560;
/** A coin leaves its cell so long after the one before. */
const NEXT_MS = 210;
const CLOSE_MS = 520;
const BOW_MS = 900;
/** The first coins light their plates one after another. */
const FIRST_SECONDS = 0.16;
/** How much higher in pitch each coin falls in than the one before. */
const RISE = 0.05;

export interface ShellParts {
  readonly scene: ReelScene;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly look: LookFile;
  /** The symbol of the coin. */
  readonly coin: string;
  readonly reels: number;
  readonly rows: number;
}

/** Shows the coins of a hold and respin on the shell of the mascot: a plate for each coin. At the end the shell opens, and they slide in. */
export class ShellShow implements CoinCollector {
  readonly #parts: ShellParts;
  readonly #mounted: MountedLayer<ShellLayer> | undefined;
  readonly #rings: MountedLayer<Rings> | undefined;
  #isReduced = false;

  constructor(parts: ShellParts) {
    this.#parts = parts;
    const { scene, look, coin, reels, rows } = parts;
    const { shell } = look;
    if (shell === undefined) return;
    this.#mounted = scene.mountOnBoard('over', (atlas) => new ShellLayer({ look, shell, atlas, coin }));
    const cells = Array.from({ length: reels }, (_, reel) =>
      Array.from({ length: rows }, (_each, row) => this.#centreOf([reel, row])),
    );
    this.#rings = scene.mountOnBoard(
      'ground',
      (atlas) => new Rings({ texture: atlas.texture('ripple'), reels: cells }),
    );
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#mounted?.layer.setReducedMotion(isReduced);
  }

  reelStopped(reel: number): void {
    if (this.#isReduced) return;
    this.#rings?.layer.touch(reel);
    this.#rings?.refresh();
  }

  begin(coins: readonly Coin[]): void {
    this.#draw((layer) => {
      layer.clear();
      layer.show(0);
      for (const [index, { cell }] of coins.entries()) layer.light(index, this.#centreOf(cell), index * FIRST_SECONDS);
    });
  }

  add({ cell }: Coin, held: number): void {
    this.#draw((layer) => layer.light(held - 1, this.#centreOf(cell)));
  }

  async gather({ coins, left, arrived, show }: Gathering): Promise<void> {
    const { sounds } = this.#parts;
    arrived(0);
    if (!show.isSkipped) void sounds.play('shellOpen');
    this.#draw((layer) => layer.setOpen(true));
    await show.wait(OPEN_MS);
    for (const [index, { cell }] of coins.entries()) {
      left(cell);
      if (show.isSkipped) continue;
      this.#draw((layer) => layer.slide(index, this.#centreOf(cell)));
      await show.wait(NEXT_MS);
      if (show.isSkipped) continue;
      void sounds.play('shellCoin', 1 + RISE * index);
      arrived(index + 1);
    }
    await show.wait(FLIGHT_SECONDS * 1000 - NEXT_MS);
    arrived(coins.length);
    this.#draw((layer) => {
      layer.skip();
      layer.setOpen(false);
    });
    await show.wait(CLOSE_MS);
    this.#draw((layer) => {
      layer.clear();
      layer.show(0);
      layer.bow();
    });
    await show.wait(BOW_MS);
    this.clear();
  }

  clear(): void {
    this.#draw((layer) => layer.clear());
  }

  #centreOf([reel, row]: Cell): { readonly x: number; readonly y: number } {
    const { firstCell, cell } = this.#parts.look.board;
    return { x: firstCell.x + (reel + 0.5) * cell.width, y: firstCell.y + (row + 0.5) * cell.height };
  }

  #draw(change: (layer: ShellLayer) => void): void {
    if (this.#mounted === undefined) return;
    change(this.#mounted.layer);
    this.#mounted.refresh();
  }
}
