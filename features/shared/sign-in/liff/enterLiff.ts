import { isInLiff, playLiff } from '../../../base/session/index.ts';
import type { Settings } from '../../../base/settings/index.ts';
import { type Liff, LiffFailure } from './liff.ts';

/** How long the page waits for LINE before it is shown without. */
const PATIENCE_MS = 8000;

let ofThisPage: Promise<Liff> | undefined;

/**
 * Lets LINE bring its answer to the page's address, before anything changes that. Elsewhere than in LINE's own browser, and for
 * a brand that is not there, it does nothing and fetches nothing. Never fails: who signs in hears of it.
 *
 * @param open how LINE is reached, by the person that development plays and the brand's id there
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

/** LINE's own browser around this page; undefined elsewhere. Rejects with LiffFailure where LINE did not let the page in. */
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
