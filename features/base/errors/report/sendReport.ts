import { reportError } from '#protocol/endpoints/errorReport.ts';
import {
  type BrowserFamily,
  ERROR_MESSAGE_MAX,
  ERROR_STACK_MAX,
  type ErrorReport,
} from '#protocol/entities/errorReport.ts';
import { cleanErrorText } from '#protocol/rules/errorText.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';

const FAMILIES: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bLine\//i, 'line'],
  [/\bFBA[NV]\//, 'facebook'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

export const browserFamily = (userAgent: string): BrowserFamily =>
  FAMILIES.find(([words]) => words.test(userAgent))?.[1] ?? 'other';

export function reportOf(error: Error, pathname: string): ErrorReport {
  const message = cleanErrorText(`${error.name}: ${error.message}`, ERROR_MESSAGE_MAX);
  const build: unknown = import.meta.env['VITE_BUILD'];
  return {
    Message: message === '' ? 'Error' : message,
    Stack: cleanErrorText(error.stack ?? '', ERROR_STACK_MAX),
    Route: pageAddressOf(pathname).path ?? '/404',
    Build: typeof build === 'string' && build !== '' ? build : 'unknown',
    Browser: browserFamily(navigator.userAgent),
  };
}

/** Sends a report to the service. Ignores the answer. */
export async function sendReport(error: Error, pathname: string): Promise<void> {
  await fetch(reportError.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(error, pathname)),
    keepalive: true,
  });
}
