const SHARED = 'shared';
const KEY = 'menagerie.mocks.jar';

/** The cookie jar of this tab: shared by all tabs, unless this tab signed in on its own. */
export const tabJar = (): string => sessionStorage.getItem(KEY) ?? SHARED;

/** Gives this tab, and the popups it opens, its own jar. Returns the existing one on later calls. */
export function ownTabJar(): string {
  const jar = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(KEY, jar);
  return jar;
}

/** Lets this tab share the cookies of all tabs again. */
export const shareTabJar = (): void => sessionStorage.removeItem(KEY);
