/** A code of the demo world that any member may redeem once; the development page shows it. */
export const DEMO_COUPON = 'WELCOME2026';
