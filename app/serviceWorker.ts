import { registerSW } from 'virtual:pwa-register';

/**
 * Registers the worker that keeps the app's files for offline use.
 * @param onUpdate told that a newer version waits; calling its argument takes it and reloads
 */
export function register(onUpdate: (update: () => void) => void): void {
  const take = registerSW({ onNeedRefresh: () => onUpdate(() => void take(true)) });
}
