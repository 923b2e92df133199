/** Where the shortcut is made: each has its own way. */
export const platforms = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof platforms)[number];

/** What of the browser tells where it runs. */
export interface Runtime {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Guesses the platform; an iPad calls itself a Mac, but has fingers on it. */
export function platformOf({ userAgent, maxTouchPoints }: Runtime): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}
