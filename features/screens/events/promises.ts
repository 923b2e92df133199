/** What a visitor is promised before the service says what waits for oneself: numbers of the economy, held to its answers by a test. */
export const PROMISES = { dailyMissions: 12, firstDayGold: 1_000, wheelGold: 888_888 };
