/** What a new account holds (decisions §4). */
export const WELCOME_GOLD = 10_000;
