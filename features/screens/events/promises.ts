/** The promises to visitors while the service has not answered, copied from the economy. A test compares them with the service's answers. */
export const PROMISES = { dailyMissions: 12, firstDayGold: 1_000, wheelGold: 888_888 };
