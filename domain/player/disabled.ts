import type { PlayerRow } from '../dispatch/context.ts';

/** Whether an account is disabled at a moment (ISO time); one whose ban is over is not, even before a row says so. */
export const isDisabled = (player: PlayerRow, nowText: string): boolean =>
  player.Disabled && (player.DisabledUntil === '' || player.DisabledUntil > nowText);
