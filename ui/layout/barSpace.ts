import { vars } from '../theme/contract.ts';

/**
 * The height of the bar at the lower edge of a phone; fixed or scrolling content stays above it. The bar's labels grow with larger text, up
 * to two lines at 200 %.
 */
export const barSpace = `calc(${vars.shape.barHeight} + ${vars.shape.barLift} + max(0px, 5rem - 80px) + env(safe-area-inset-bottom, 0px))`;
