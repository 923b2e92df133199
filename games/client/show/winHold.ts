import type { SpinOutcome } from '#games/api/index.ts';
import type { WinSize } from '../round/winSize.ts';

/** How long an amount stays after it was counted, in milliseconds. */
export const HOLD_MS: Readonly<Record<WinSize, number>> = { none: 450, small: 300, big: 1300, huge: 1500, super: 1800 };
/** The shortest time for a win of a free spin, since the next spin follows by itself. A win that is not above the stake stays shorter. */
const FREE_HOLD_MS = 900;
const LOW_FREE_HOLD_MS = 600;

/**
 * Returns how long a win that covers no board stays. A win that tumbles have counted stays longer, unless it is not above the stake.
 */
export function winHold(size: WinSize, kind: SpinOutcome['kind'], isCounted: boolean): number {
  if (kind === 'free') return size === 'none' ? LOW_FREE_HOLD_MS : FREE_HOLD_MS;
  return isCounted && size !== 'none' ? FREE_HOLD_MS : HOLD_MS[size];
}
