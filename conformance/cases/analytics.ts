import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { requestID } from '../requestID.ts';

const VisitorID = requestID();
const pageView = () => ({
  Name: 'pageView',
  EventID: requestID(),
  Time: '2026-11-20T12:00:00.000Z',
  Route: '/rank/coin',
});

export const analyticsCases: readonly ConformanceCase[] = [
  conforms(recordAnalytics, 200, 'records each event once, also if it is sent twice', async (context) => {
    const visitor = context.visitor();
    const [first, second, third] = [pageView(), { ...pageView(), Name: 'purchaseClick' }, pageView()];
    const send = async (...Events: readonly object[]) =>
      (await visitor.call(recordAnalytics, { Consent: true, VisitorID, Events })).Taken;
    expectEqual(await send(first, second, first), 2, 'new ones');
    expectEqual(await send(first, second, third), 1, 'of those that came again');
    const utm = { ...pageView(), Name: 'utm', Utm: { Source: 'line', Campaign: '中秋 2026' } };
    expectEqual(await send(utm), 1, 'a campaign');
  }),
  ...(
    [
      ['no consent', { Consent: false }, 'Consent'],
      ['more than 50', { Events: Array.from({ length: 51 }, pageView) }, 'Events'],
      ['an address for a route', { Events: [{ ...pageView(), Route: '/member/info?email=a' }] }, 'Events.0.Route'],
      [
        'an e-mail in a campaign',
        { Events: [{ ...pageView(), Name: 'utm', Utm: { Term: 'a@b.c' } }] },
        'Events.0.Utm.Term',
      ],
      ['a player', { Events: [{ ...pageView(), PlayerID: '10000001' }] }, 'PlayerID'],
      ['an unknown name', { Events: [{ ...pageView(), Name: 'phoneTyped' }] }, 'Events.0.Name'],
    ] as const
  ).map(([title, wrong, field]) =>
    conforms(recordAnalytics, 100000, `refuses ${title}`, async (context) => {
      const input = { Consent: true, VisitorID, Events: [pageView()], ...wrong };
      const { Code, Result } = await context.visitor().ask(recordAnalytics, input);
      expectEqual([Code, Result['Field']], [100000, field], 'code and field');
    }),
  ),
];
