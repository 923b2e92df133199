import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { type Analytics, createAnalytics } from './analytics.ts';
import type { Consent } from './consent.ts';
import { useLocation } from '../routing/index.ts';

/** The page's one; a test or a story gives its own. */
export const AnalyticsContext = createContext<Analytics>(createAnalytics());

/** What records events of this page. */
export const useAnalytics = (): Analytics => use(AnalyticsContext);

/** The visitor's answer, and how to give it; undefined: not asked yet. */
export function useAnalyticsConsent(): readonly [Consent | undefined, (consent: Consent) => void] {
  const { subscribe, consent, decide } = useAnalytics();
  return [useSyncExternalStore(subscribe, consent, consent), decide];
}

/** Whether the visitor wants to see the question again, and how to say so. */
export function useConsentAgain(): readonly [boolean, () => void] {
  const { subscribe, asksAgain, askAgain } = useAnalytics();
  return [useSyncExternalStore(subscribe, asksAgain, asksAgain), askAgain];
}

/** The route of where the visitor is: its pattern, never what stands in the address. */
export function useRoute(): string {
  return pageAddressOf(useLocation().pathname).path ?? '/404';
}

/** Records each page that is shown, and once a visit the campaign that it came by. One component of the page does. */
export function usePageViews(): void {
  const analytics = useAnalytics();
  const { pathname, search } = useLocation();
  const Route = useRoute();
  useEffect(() => {
    // Few visits come by a campaign: the others do not fetch what reads one.
    if (!search.includes('utm_')) return;
    const read = async (): Promise<void> => {
      const { utmOf, isUtmTold } = await import('./utm.ts');
      const Utm = utmOf(search);
      if (Utm !== undefined && !isUtmTold(analytics)) analytics.record({ Name: 'utm', Route, Utm });
    };
    // A campaign that cannot be read is not counted.
    read().catch(() => {});
  }, [analytics, search, Route]);
  useEffect(() => analytics.record({ Name: 'pageView', Route }), [analytics, pathname, Route]);
}
