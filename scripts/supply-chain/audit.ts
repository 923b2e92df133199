import * as z from 'zod';

const Advisory = z.object({ url: z.string(), title: z.string(), severity: z.string(), name: z.string() });

/** The output of `npm audit --json` if the registry answered. */
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
});
/** Its output if the registry did not answer. */
const NoReport = z.object({ message: z.string() });

/** An advisory that is accepted until a day. */
export const AuditException = z.strictObject({
  /** Such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
  reason: z.string().min(20),
  /** The last day of the exception. */
  until: z.iso.date(),
});
export type AuditException = z.infer<typeof AuditException>;

/** The result of an audit: its problems, or that there was no audit. */
export type AuditVerdict =
  | { readonly audited: false; readonly why: string }
  | { readonly audited: true; readonly problems: readonly string[] };

const STOPS: ReadonlySet<string> = new Set(['high', 'critical']);

/**
 * Evaluates the output of `npm audit --json`. Advisories of high and critical severity are problems unless an exception names them. An
 * exception that has expired or matches no advisory is a problem too.
 * @param printed its standard output
 * @param today as `2026-11-23`
 */
export function judgeAudit(printed: string, exceptions: readonly AuditException[], today: string): AuditVerdict {
  const json = readJson(printed);
  const report = Report.safeParse(json);
  if (!report.success) {
    const failed = NoReport.safeParse(json);
    return { audited: false, why: failed.success ? failed.data.message : 'its answer is no report' };
  }
  const found = new Map<string, z.infer<typeof Advisory>>();
  for (const { via } of Object.values(report.data.vulnerabilities))
    for (const one of via) if (typeof one !== 'string') found.set(idOf(one), one);
  const problems: string[] = [];
  for (const [id, { name, severity, title, url }] of found) {
    const exception = exceptions.find(({ advisory }) => advisory === id);
    const isCovered = exception !== undefined && exception.until >= today;
    if (STOPS.has(severity) && !isCovered) problems.push(`${name}: ${severity}, ${title} (${url})`);
  }
  for (const { advisory, until } of exceptions) {
    if (until < today) problems.push(`${advisory}: its exception ended on ${until}`);
    if (!found.has(advisory)) problems.push(`${advisory}: is found no more, so that its exception can go`);
  }
  return { audited: true, problems };
}

const idOf = ({ url }: { readonly url: string }): string => url.split('/').at(-1) ?? url;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
