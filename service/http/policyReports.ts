import type { RequestHandler } from 'express';
import { z } from 'zod';
import { admitNewFault, saveReport } from '#domain/errorReport/report.ts';
import type { Ports } from '#domain/ports/index.ts';
import { Failure } from '#protocol/failure.ts';
import { ERROR_MESSAGE_MAX, ERROR_STACK_MAX, type ErrorReport } from '#protocol/entities/errorReport.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { createAddressLimit, limitAddress } from './addressLimit.ts';
import { readBody } from './body.ts';
import type { BodyBudget } from './bodyBudget.ts';
import { callerOf } from './caller.ts';
import { sendFailure } from './failures.ts';
import { isForeign } from './foreignPage.ts';
import { bodyWasRead } from './unreadBody.ts';

/** The name of the reports in the content-security policy. */
export const REPORTS_NAME = 'policy';

const TYPES = ['application/csp-report', 'application/reports+json'] as const;
const MAX_BYTES = 16 * 1024;
/**
 * The most reports of one address in a minute, and of one request. A faulty page sends a report for each blocked part.
 */
const MAX_PER_MINUTE = 20;
const MAX_IN_ONE = 10;
/** The longest keyword in place of an address, such as `inline`. */
const MAX_WORD = 20;

const text = z.string().max(4096).default('');
const place = z.int().nonnegative().max(10_000_000).optional();
const Directive = z.string().regex(/^[a-z-]{1,40}$/, 'must be a directive');

/** The form of `report-uri`. */
const Single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': Directive.optional(),
    'violated-directive': z.string().max(200).default(''),
    'source-file': text,
    'line-number': place,
    'column-number': place,
  }),
});
/** The form of `report-to`. */
const Several = z.array(
  z.object({
    type: z.string().max(100),
    body: z.object({
      documentURL: text,
      blockedURL: text,
      effectiveDirective: Directive,
      sourceFile: z.string().max(4096).nullish(),
      lineNumber: place.nullish(),
      columnNumber: place.nullish(),
    }),
  }),
);

interface Violation {
  readonly page: string;
  readonly blocked: string;
  readonly directive: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface ReportParts {
  readonly config: Pick<Config, 'trustedProxies' | 'timeouts'>;
  readonly ports: Ports;
  readonly bodies: BodyBudget;
  readonly edgeEvents: EdgeEvents;
  readonly isOwnOrigin: (origin: string) => boolean;
}

/**
 * `POST /csp_report` stores the browsers' reports of blocked requests in the operator's list of faults, limited per
 * address.
 */
export function takePolicyReports({
  config,
  ports,
  bodies,
  edgeEvents,
  isOwnOrigin,
}: ReportParts): readonly RequestHandler[] {
  const limit = limitAddress(createAddressLimit(MAX_PER_MINUTE), config.trustedProxies, (address) =>
    edgeEvents.limitReached('requests', address, REPORTS_NAME),
  );
  const take: RequestHandler = async (request, response) => {
    const { address } = callerOf(request, config.trustedProxies);
    if (isForeign(request, isOwnOrigin)) {
      edgeEvents.originRefused('http', address, REPORTS_NAME);
      sendFailure(response, 300006, {}, 'A page of another site may not call this.');
      return;
    }
    const share = bodies.open(address);
    try {
      const { bodyStallMs: stallMs } = config.timeouts;
      const body = await readBody(request, { maxBytes: MAX_BYTES, types: TYPES, share, stallMs });
      if (body === 'aborted') return;
      if (!('text' in body)) {
        sendFailure(response, body.code, body.detail, body.why);
        return;
      }
      bodyWasRead(response);
      const found = readViolations(body.text);
      if (found === undefined) {
        sendFailure(response, 100000, { Field: 'body' }, 'body: is no report of a policy');
        return;
      }
      const reports = found.flatMap((violation) => reportOf(violation, isOwnOrigin) ?? []);
      const nowText = new Date(ports.clock.now()).toISOString();
      for (const report of reports)
        await ports.store.transaction((tx) => saveReport(tx, { nowText }, report, () => admitNewFault(ports, address)));
      response.status(204).end();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      edgeEvents.limitReached('calls', address, REPORTS_NAME);
      sendFailure(response, error.code, error.detail);
    } finally {
      share.give();
    }
  };
  return [limit, take];
}

function readViolations(body: string): readonly Violation[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const single = Single.safeParse(json);
  if (single.success) {
    const report = single.data['csp-report'];
    const violated = Directive.safeParse(report['violated-directive'].split(' ')[0]);
    const directive = report['effective-directive'] ?? violated.data;
    if (directive === undefined) return undefined;
    const { 'document-uri': page, 'blocked-uri': blocked } = report;
    return [
      {
        page,
        blocked,
        directive,
        file: report['source-file'],
        line: report['line-number'] ?? 0,
        column: report['column-number'] ?? 0,
      },
    ];
  }
  const several = Several.safeParse(json);
  if (!several.success) return undefined;
  return several.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_IN_ONE)
    .map(({ body: { documentURL, blockedURL, effectiveDirective, sourceFile, lineNumber, columnNumber } }) => ({
      page: documentURL,
      blocked: blockedURL,
      directive: effectiveDirective,
      file: sourceFile ?? '',
      line: lineNumber ?? 0,
      column: columnNumber ?? 0,
    }));
}

/**
 * Returns the fault of a page of the product. Undefined for violations of a browser extension, and for pages of other
 * sites.
 */
function reportOf(
  { page, blocked, directive, file, line, column }: Violation,
  isOwnOrigin: (origin: string) => boolean,
): ErrorReport | undefined {
  if (!URL.canParse(page) || !isOwnOrigin(new URL(page).origin)) return undefined;
  const what = addressOf(blocked);
  const source = addressOf(file);
  if ([what, source].some((address) => address?.protocol.endsWith('-extension:'))) return undefined;
  // Only the origin of a blocked address is kept, since the rest may be private.
  const named =
    what === undefined
      ? blocked.replaceAll(/[^a-z-]/g, '').slice(0, MAX_WORD)
      : what.protocol.startsWith('http')
        ? what.origin
        : what.protocol;
  const at = source === undefined ? '' : `at ${source.origin}${source.pathname}:${line}:${column}`;
  return {
    Message: `Content-Security-Policy: ${directive} stopped ${named || 'something'}`.slice(0, ERROR_MESSAGE_MAX),
    Stack: at.slice(0, ERROR_STACK_MAX),
    Route: '/',
    Build: 'policy',
    Browser: 'other',
  };
}

const addressOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
