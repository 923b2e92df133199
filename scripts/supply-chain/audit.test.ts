import { describe, expect, it } from 'vitest';
import { judgeAudit } from './audit.ts';

const TODAY = '2026-11-23';
const ID = 'GHSA-aaaa-bbbb-cccc';
const advisory = (severity: string, id = ID) => ({
  source: 1,
  name: 'leftish',
  dependency: 'leftish',
  title: 'Reads too far',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2',
});
/** npm 11's format. A package that is affected through another package names only that package. */
const report = (...via: readonly unknown[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      leftish: { name: 'leftish', severity: 'high', via, effects: ['above'] },
      above: { name: 'above', severity: 'high', via: ['leftish'], effects: [] },
    },
    metadata: {},
  });
const exception = (until: string) => ({ advisory: ID, until, reason: 'Nothing that strangers send comes near it.' });

describe('an audit', () => {
  it.each(['high', 'critical'])('fails for an advisory of severity %s, named once', (severity) => {
    expect(judgeAudit(report(advisory(severity)), [], TODAY)).toEqual({
      audited: true,
      problems: [`leftish: ${severity}, Reads too far (https://github.com/advisories/${ID})`],
    });
  });

  it('passes with advisories of lower severity, and without advisories', () => {
    expect(judgeAudit(report(advisory('moderate'), advisory('low', 'GHSA-1111-2222-3333')), [], TODAY)).toEqual({
      audited: true,
      problems: [],
    });
    expect(judgeAudit(report(), [], TODAY)).toEqual({ audited: true, problems: [] });
  });

  it('goes on over an exception until its last day', () => {
    expect(judgeAudit(report(advisory('high')), [exception(TODAY)], TODAY)).toEqual({ audited: true, problems: [] });
    expect(judgeAudit(report(advisory('high')), [exception('2026-11-22')], TODAY)).toMatchObject({
      problems: [expect.stringContaining('high'), `${ID}: its exception ended on 2026-11-22`],
    });
  });

  it('fails on an exception for a fixed advisory', () => {
    expect(judgeAudit(report(), [exception(TODAY)], TODAY)).toMatchObject({
      problems: [expect.stringContaining('is found no more')],
    });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['an error', JSON.stringify({ message: 'getaddrinfo ENOTFOUND registry', error: { summary: '', detail: '' } })],
  ])('reports a missing audit if npm prints %s', (_what, printed) => {
    expect(judgeAudit(printed, [exception('2026-11-22')], TODAY)).toMatchObject({ audited: false });
  });
});
