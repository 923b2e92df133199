/** Each member may redeem this code of the demo world once; the development page shows it. */
export const DEMO_COUPON = 'WELCOME2026';
