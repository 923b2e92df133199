import { vars } from '../theme/contract.ts';

/**
 * The height that the bar at the lower edge takes on a telephone: what is fixed above it, or scrolls behind it, stays clear by that much.
 * With larger text the bar's words take more, up to two lines at 200 %.
 */
export const barSpace = `calc(${vars.shape.barHeight} + ${vars.shape.barLift} + max(0px, 5rem - 80px) + env(safe-area-inset-bottom, 0px))`;
