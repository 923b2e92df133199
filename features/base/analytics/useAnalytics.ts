import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { type Analytics, createAnalytics } from './analytics.ts';
import type { Consent } from './consent.ts';
import { useLocation } from '../routing/index.ts';

/** The analytics of the page. Tests and stories provide their own. */
export const AnalyticsContext = createContext<Analytics>(createAnalytics());

export const useAnalytics = (): Analytics => use(AnalyticsContext);

/** The visitor's answer, and a function that stores it. Undefined before the first answer. */
export function useAnalyticsConsent(): readonly [Consent | undefined, (consent: Consent) => void] {
  const { subscribe, consent, decide } = useAnalytics();
  return [useSyncExternalStore(subscribe, consent, consent), decide];
}

/** Whether the question is shown again, and a function that shows it again. */
export function useConsentAgain(): readonly [boolean, () => void] {
  const { subscribe, asksAgain, askAgain } = useAnalytics();
  return [useSyncExternalStore(subscribe, asksAgain, asksAgain), askAgain];
}

/** The route of the current page: its pattern, without the values in the address. */
export function useRoute(): string {
  return pageAddressOf(useLocation().pathname).path ?? '/404';
}

/** Records each page view, and once a visit its campaign. Call it in one component of the page. */
export function usePageViews(): void {
  const analytics = useAnalytics();
  const { pathname, search } = useLocation();
  const Route = useRoute();
  useEffect(() => {
    // Few visits come from a campaign, so the reader of campaigns is loaded on demand.
    if (!search.includes('utm_')) return;
    const read = async (): Promise<void> => {
      const { utmOf, isUtmTold } = await import('./utm.ts');
      const Utm = utmOf(search);
      if (Utm !== undefined && !isUtmTold(analytics)) analytics.record({ Name: 'utm', Route, Utm });
    };
    // An unreadable campaign is not counted.
    read().catch(() => {});
  }, [analytics, search, Route]);
  useEffect(() => analytics.record({ Name: 'pageView', Route }), [analytics, pathname, Route]);
}
