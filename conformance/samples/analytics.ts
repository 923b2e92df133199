import type { Samples } from './samplesByContract.ts';

export const analyticsSamples: Samples = {
  recordAnalytics: {
    Consent: true,
    VisitorID: '5b0c2f7e-6d0a-4a53-9a53-0b8f2f1e7a11',
    Events: [
      {
        Name: 'pageView',
        EventID: '0e8d4f3a-2f2b-4b52-8f5c-5a1f6f2f3b10',
        Time: '2026-11-20T12:00:00.000Z',
        Route: '/announcement/:id',
      },
    ],
  },
};
