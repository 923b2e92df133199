import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import { useLanguage } from '#features/base/settings/index.ts';
import { isLocale } from '#locales/index.ts';

/** A path that names a language is shown in it: by a link, or by the way back to one. */
export function useLocaleOfPath(): void {
  const { locale, choose } = useLanguage();
  const first = useLocation().pathname.split('/')[1];
  const follow = useEffectEvent((wanted: string | undefined): void => {
    // Texts that cannot be fetched leave the page readable as it is.
    if (isLocale(wanted) && wanted !== locale) choose(wanted).catch(() => undefined);
  });
  useEffect(() => follow(first), [first]);
}
