import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The event of a browser that can install the product, usable once. */
interface InstallOffer {
  prompt(): Promise<unknown>;
}
const isOffer = (value: unknown): value is InstallOffer =>
  typeof value === 'object' && value !== null && 'prompt' in value && typeof value.prompt === 'function';

/** The global that stores an early offer, set by the page's head (`app/index.html`). */
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

/** Whether the page runs from a home screen or in its own window. Older Apple browsers report it in `navigator.standalone`. */
export const isInstalled = (): boolean =>
  (typeof matchMedia === 'function' && matchMedia(OWN_WINDOW).matches) || Reflect.get(navigator, 'standalone') === true;

/** `installed`: the page runs in its own window. `done`: it was installed just now. */
export type InstallState = 'installed' | 'done' | 'offered' | 'byHand';

/** The state of the installation, and a function that starts it. */
export function useInstall(): { readonly state: InstallState; readonly install: () => void } {
  const offer = useSyncExternalStore(subscribe, readOffer);
  const [done, setDone] = useState(false);
  useEffect(() => {
    const finish = (): void => setDone(true);
    window.addEventListener('appinstalled', finish);
    return () => window.removeEventListener('appinstalled', finish);
  }, []);
  const install = useCallback((): void => {
    // An offer can be used once. After a refusal the browser may make another offer later.
    storePrompt(undefined);
    void offer?.prompt().catch(() => undefined);
  }, [offer]);
  const state = isInstalled() ? 'installed' : done ? 'done' : offer === undefined ? 'byHand' : 'offered';
  return { state, install };
}
