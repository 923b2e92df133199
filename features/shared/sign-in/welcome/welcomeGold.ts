/** The gold of a new account (decisions §4). */
export const WELCOME_GOLD = 10_000;
