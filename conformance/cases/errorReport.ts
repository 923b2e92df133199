import { reportError } from '#protocol/endpoints/errorReport.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { errorReportSamples } from '../samples/errorReport.ts';

const report = { ...errorReportSamples['reportError'] };

export const errorReportCases: readonly ConformanceCase[] = [
  conforms(reportError, 200, 'records a fault, also a repeated one', async (context) => {
    const visitor = context.visitor();
    for (let time = 0; time < 2; time += 1) await visitor.call(reportError, report);
  }),
  ...(
    [
      ['a stack without end', { Stack: 'x'.repeat(3001) }, 'Stack'],
      ['a browser told in full', { Browser: 'Mozilla/5.0' }, 'Browser'],
      ['an address for a route', { Route: '/play?token=1' }, 'Route'],
      ['who it was', { PlayerID: '10000001' }, 'PlayerID'],
    ] as const
  ).map(([title, wrong, field]) =>
    conforms(reportError, 100000, `refuses ${title}`, async (context) => {
      const { Code, Result } = await context.visitor().ask(reportError, { ...report, ...wrong });
      expectEqual([Code, Result['Field']], [100000, field], 'code and field');
    }),
  ),
];
