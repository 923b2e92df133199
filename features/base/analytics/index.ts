export type { Analytics } from './analytics.ts';
export type { Occurrence } from './occurrence.ts';
export type { Consent } from './consent.ts';
export { ConsentGate, type ConsentGateProps } from './ConsentGate.tsx';
export { ConsentLink } from './ConsentLink.tsx';
export { AnalyticsContext, useAnalytics, useAnalyticsConsent, usePageViews, useRoute } from './useAnalytics.ts';
