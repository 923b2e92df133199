import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '#features/base/client/index.ts';
import { useLocation } from '#features/base/routing/index.ts';
import { useBrand, useLanguage } from '#features/base/settings/index.ts';
import { languageTags } from '#locales/index.ts';
import type * as worker from './serviceWorker.ts';

/** The worker downloads the whole app, which would delay a phone's first pictures. */
const WORKER_DELAY_MS = 5_000;

const reload = (): void => window.location.reload();

/**
 * Whether a newer version exists: a newer service, or files loaded in the background. A version that another tab took does not interrupt
 * this tab; the next page then loads a new document.
 *
 * @returns a function that takes the version and reloads
 */
export function useNewVersion(): (() => void) | undefined {
  const client = useClient();
  const { ID, Name } = useBrand();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const [update, setUpdate] = useState<() => void>();
  /** The address of this tab at the moment when another tab took the newer version. */
  const leftBehind = useRef<string>(undefined);
  const onTaken = useEffectEvent(() => {
    leftBehind.current ??= pathname;
    setUpdate(() => reload);
  });
  const registered = useEffectEvent(({ register }: typeof worker) =>
    register(
      { Brand: ID, Name: Name[locale], Language: languageTags[locale] },
      { onUpdate: (take) => setUpdate(() => take), onTaken: () => onTaken(), reload },
    ),
  );
  useEffect(() => {
    if (leftBehind.current !== undefined && leftBehind.current !== pathname) reload();
  }, [pathname]);
  useEffect(() => client.when('outdated', () => setUpdate((take) => take ?? reload)), [client]);
  useEffect(() => {
    if (import.meta.env.DEV || import.meta.env.VITE_MOCK) return undefined;
    // If the worker fails, the page works too, except offline.
    const start = (): void => void import('./serviceWorker.ts').then(registered).catch(() => undefined);
    const timer = setTimeout(start, WORKER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return update;
}
