/** The views of `/club?view=`. Without a view, the page shows the player's club or the discovery. */
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

export const readView = (text: string | null): ClubView | undefined => CLUB_VIEWS.find((view) => view === text);
