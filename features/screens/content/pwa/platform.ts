/** The platforms, each with its own steps. */
export const platforms = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof platforms)[number];

/** The properties of the browser that identify its platform. */
export interface Runtime {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Guesses the platform. An iPad identifies as a Mac, but has touch points. */
export function platformOf({ userAgent, maxTouchPoints }: Runtime): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}
