import { isInLiff, playLiff } from '../../../base/session/index.ts';
import type { Settings } from '../../../base/settings/index.ts';
import { type Liff, LiffFailure } from './liff.ts';

/** How long the page waits for LINE before it continues without LINE, in milliseconds. */
const PATIENCE_MS = 8000;

let ofThisPage: Promise<Liff> | undefined;

/**
 * Waits until LINE has added its answer to the page's address, before the address changes. Does nothing outside LINE's own browser, and for
 * a brand without a LINE app. The promise never rejects: the sign-in reports the failure.
 *
 * @param open connects to LINE, with the simulated person and the brand's id there
 */
export async function enterLiff(
  { Brand, DevTools }: Pick<Settings, 'DevTools'> & { readonly Brand: Pick<Settings['Brand'], 'LiffID'> },
  open: (person: string | undefined, liffID: string) => Promise<Liff> = openLiff,
): Promise<void> {
  ofThisPage = undefined;
  const person = DevTools ? playLiff(window.location.search) : undefined;
  if (person === undefined && (Brand.LiffID === '' || !isInLiff())) return;
  ofThisPage = inTime(open(person, Brand.LiffID));
  await ofThisPage.catch(() => undefined);
}

/** LINE's own browser around this page. Undefined elsewhere. Rejects with LiffFailure if LINE refused the page. */
export const liffOfPage = (): Promise<Liff> | undefined => ofThisPage;

async function openLiff(person: string | undefined, liffID: string): Promise<Liff> {
  try {
    if (person !== undefined) return (await import('./memoryLiff.ts')).createPlayedLiff(person);
    return await (await import('./lineLiff.ts')).openLineLiff(liffID);
  } catch (cause) {
    throw new LiffFailure('LINE did not let the page in', { cause });
  }
}

const inTime = (opening: Promise<Liff>): Promise<Liff> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new LiffFailure('LINE did not answer in time')), PATIENCE_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(late));
  });
