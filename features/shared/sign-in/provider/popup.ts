/** The size of the popup in specification 1 §2. */
const WIDTH = 500;
const HEIGHT = 550;
const NAME = 'menagerie.signIn';

/** Opens the sign-in page in a centred popup. Undefined if the browser blocks it. */
export function openPopup(path: string): Window | undefined {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`;
  return window.open(path, NAME, features) ?? undefined;
}

/** Whether this page is a popup of the sign-in. The window's name survives the redirects. */
export const isPopup = (): boolean => window.name === NAME;

/** Whether to use the whole page: on phones a popup is a tab that covers the page. */
export const wantsWholePage = (): boolean => window.matchMedia('(pointer: coarse) and (max-width: 48rem)').matches;
