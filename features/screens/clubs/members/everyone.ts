/** All members in one list: 2,000 at most (specification 1 §9). */
export const EVERYONE = { Page: 1, PerPage: 2000 } as const;

/** Presence changes without a push. */
export const MEMBERS_REFRESH_MS = 60_000;
