/** Specification 1 §2. */
const WIDTH = 500;
const HEIGHT = 550;
const NAME = 'menagerie.signIn';

/** Opens the sign-in page beside this one, over its middle; undefined where the browser blocks it. */
export function openPopup(path: string): Window | undefined {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`;
  return window.open(path, NAME, features) ?? undefined;
}

/** Whether this page is such a popup; its name stays while it is away at an identity provider and back. */
export const isPopup = (): boolean => window.name === NAME;

/** On phones a popup is a tab that covers the page: there the whole page goes. */
export const wantsWholePage = (): boolean => window.matchMedia('(pointer: coarse) and (max-width: 48rem)').matches;
