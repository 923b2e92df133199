import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What a browser that can install the product hands out, once, for a button of the page's own. */
interface InstallOffer {
  prompt(): Promise<unknown>;
}
const isOffer = (value: unknown): value is InstallOffer =>
  typeof value === 'object' && value !== null && 'prompt' in value && typeof value.prompt === 'function';

/** Where the page's head keeps an offer that came before anybody asked (`app/index.html`). */
const KEPT = '__installOffer';
const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

const readOffer = (): InstallOffer | undefined => {
  const kept: unknown = Reflect.get(globalThis, KEPT);
  return isOffer(kept) ? kept : undefined;
};
const listeners = new Set<() => void>();
function storePrompt(offer: unknown): void {
  Reflect.set(globalThis, KEPT, offer);
  for (const listener of listeners) listener();
}
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('beforeinstallprompt', storePrompt);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('beforeinstallprompt', storePrompt);
  };
}

/** Opened from a home screen or as a window of its own; Apple's older browsers have a word of their own for it. */
export const isInstalled = (): boolean =>
  (typeof matchMedia === 'function' && matchMedia(OWN_WINDOW).matches) || Reflect.get(navigator, 'standalone') === true;

/** `installed`: the page runs in a window of its own. `done`: it was put on the home screen just now. */
export type InstallState = 'installed' | 'done' | 'offered' | 'byHand';

/** Whether the product is installed, or the browser offers to do it. */
export function useInstall(): { readonly state: InstallState; readonly install: () => void } {
  const offer = useSyncExternalStore(subscribe, readOffer);
  const [done, setDone] = useState(false);
  useEffect(() => {
    const finish = (): void => setDone(true);
    window.addEventListener('appinstalled', finish);
    return () => window.removeEventListener('appinstalled', finish);
  }, []);
  const install = useCallback((): void => {
    // An offer is good for one question; who declines gets another one from the browser, some day.
    storePrompt(undefined);
    void offer?.prompt().catch(() => undefined);
  }, [offer]);
  const state = isInstalled() ? 'installed' : done ? 'done' : offer === undefined ? 'byHand' : 'offered';
  return { state, install };
}
