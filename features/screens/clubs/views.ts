/** What `/club?view=` shows; without one it is the own club, or the clubs to choose from. */
export const CLUB_VIEWS = [
  'about',
  'find',
  'rank',
  'members',
  'applications',
  'vault',
  'coupons',
  'achievements',
  'alliance',
] as const;
export type ClubView = (typeof CLUB_VIEWS)[number];

/** The view that an address names. */
export const readView = (text: string | null): ClubView | undefined => CLUB_VIEWS.find((view) => view === text);
