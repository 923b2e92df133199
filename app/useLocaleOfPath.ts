import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import { useLanguage } from '#features/base/settings/index.ts';
import { isLocale } from '#locales/index.ts';

/** Shows a page in the language of its path, after a link or Back. */
export function useLocaleOfPath(): void {
  const { locale, choose } = useLanguage();
  const first = useLocation().pathname.split('/')[1];
  const follow = useEffectEvent((wanted: string | undefined): void => {
    // If the texts fail to load, the page keeps its language.
    if (isLocale(wanted) && wanted !== locale) choose(wanted).catch(() => undefined);
  });
  useEffect(() => follow(first), [first]);
}
