import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '#features/base/client/index.ts';
import { useLocation } from '#features/base/routing/index.ts';
import { useBrand, useLanguage } from '#features/base/settings/index.ts';
import { languageTags } from '#locales/index.ts';
import type * as worker from './serviceWorker.ts';

/** The worker fetches the whole app for later; on a phone that would delay the first pictures. */
const WORKER_DELAY_MS = 5_000;

const reload = (): void => window.location.reload();

/**
 * Whether a newer version is there: a newer service, or newer files fetched in the background. One that another tab took does not
 * interrupt this one, where somebody may be playing: the next page that is gone to is loaded anew.
 * @returns takes it and loads the page anew
 */
export function useNewVersion(): (() => void) | undefined {
  const client = useClient();
  const { ID, Name } = useBrand();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const [update, setUpdate] = useState<() => void>();
  /** Where this tab was when another one took the newer version. */
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
    // Without the worker the page works all the same, only not offline.
    const start = (): void => void import('./serviceWorker.ts').then(registered).catch(() => undefined);
    const timer = setTimeout(start, WORKER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return update;
}
