/** The promises to visitors before the service answers, copied from the economy. A test compares them with its answers. */
export const PROMISES = { dailyMissions: 12, firstDayGold: 1_000, wheelGold: 888_888 };
