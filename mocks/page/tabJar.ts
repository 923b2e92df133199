const SHARED = 'shared';
const KEY = 'menagerie.mocks.jar';

/** The jar whose cookies this tab uses: the one that all tabs share, unless this tab signed in on its own. */
export const tabJar = (): string => sessionStorage.getItem(KEY) ?? SHARED;

/** Gives this tab, and the popups it opens, a jar of its own; the one that it has where it has one. */
export function ownTabJar(): string {
  const jar = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(KEY, jar);
  return jar;
}

/** Lets this tab share the cookies of all tabs again. */
export const shareTabJar = (): void => sessionStorage.removeItem(KEY);
