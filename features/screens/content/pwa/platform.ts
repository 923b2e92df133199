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

/** Whether the page lives in another app's browser, which has no home screen to add to. */
export const isInApp = ({ userAgent }: Pick<Runtime, 'userAgent'>): boolean =>
  /\bLine\/|FBAN|FBAV|Instagram|MicroMessenger|; wv\)/.test(userAgent);
