import type { JackpotHit } from '#games/api/index.ts';
import type { ShownWin } from '../bigWin/BigWin.ts';
import type { Hud } from '../hud/Hud.ts';
import type { WinLevel } from '../round/winSize.ts';

/** The parts of the whole show that the show of a mechanic may use. */
export interface ShowTools {
  /** Begins a part of the show, which a press can skip. */
  begin(stake?: number): void;
  wait(milliseconds: number): Promise<void>;
  /** Whether a press has skipped this part. */
  readonly isSkipped: boolean;
  /** Shows jackpots that were hit, with their coins. */
  celebrateJackpots(hits: readonly JackpotHit[]): Promise<void>;
  /** Shows a banner over the darkened game. */
  cover(...banner: Parameters<Hud['banner']['show']>): void;
  uncover(): void;
  /** Counts an amount up on the banner, and resolves at its end. Without motion it is there at once. */
  countOnBanner(coins: number, milliseconds: number): Promise<void>;
  /**
   * Shows a large win: its level rises while the sum counts.
   *
   * @param before milliseconds before it covers the board
   */
  celebrateLevel(size: WinLevel, win: ShownWin, before: number): Promise<void>;
}
