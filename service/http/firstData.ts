import type { IncomingHttpHeaders } from 'node:http';
import type { Backend } from '#domain/backend.ts';
import type { FirstAnswers } from '#domain/firstReads.ts';
import type { Clock } from '#domain/ports/index.ts';
import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { FIRST_DATA_ELEMENT, type FirstData } from '#protocol/firstData.ts';
import { playerReads, type ReadPage, visitorReads } from '#protocol/firstReads.ts';
import type { PagePath } from '#protocol/pages.ts';
import { asScriptText } from './scriptText.ts';

/** How long a document waits for its data. */
const WAIT_MS = 50;
/** How long the answers for visitors serve further documents. */
const KEPT_MS = 5000;
/** Announcements have an address each, so only the latest answers are kept. */
const MAX_KEPT = 200;

/** A request of a document. */
export interface DocumentRequest {
  readonly path: PagePath;
  readonly parameters: Readonly<Record<string, string>>;
  readonly search: string;
  readonly brand: Brand;
  readonly locale: LocaleID;
  readonly address: string;
  /** The token in the session's cookie. */
  readonly token: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The data of a document. */
export interface DocumentData {
  /** A script element with the data. Empty without data. */
  readonly markup: string;
  readonly data: FirstData | undefined;
  /** Whether the document with the data is a player's, so that nothing may keep it. */
  readonly isSignedIn: boolean;
}

export type ReadFirstData = (request: DocumentRequest) => Promise<DocumentData>;

const NONE: DocumentData = { markup: '', data: undefined, isSignedIn: false };

interface Read {
  readonly at: number;
  readonly answers: Promise<FirstAnswers | undefined>;
}

/**
 * Creates the reader of the data that travels with documents (decision 264). A document waits 50 ms for its data at
 * most. The answers for visitors are kept for five seconds, in this process.
 */
export function createFirstData(
  backend: Pick<Backend, 'readFirst'>,
  clock: Pick<Clock, 'monotonic'>,
  waitMs: number = WAIT_MS,
): ReadFirstData {
  const kept = new Map<string, Read>();

  const readOf = (request: DocumentRequest): Read | undefined => {
    const { path, parameters, brand, locale, address, token, headers } = request;
    if (!isOpened(headers) || !isPlain(request.search)) return undefined;
    const page: ReadPage = { Lang: locale, parameters };
    const at = clock.monotonic();
    if (token !== undefined) {
      const own = playerReads[path];
      if (own === undefined || !isOpenedHere(headers)) return undefined;
      const caller = { brand, address, token };
      return { at, answers: backend.readFirst((PlayerID = '') => own({ ...page, PlayerID }), caller) };
    }
    const readsOf = visitorReads[path];
    if (readsOf === undefined) return undefined;
    const key = JSON.stringify([path, brand.ID, locale, parameters]);
    const known = kept.get(key);
    if (known !== undefined && at - known.at < KEPT_MS) return known;
    const read: Read = { at, answers: backend.readFirst(() => readsOf(page), { brand, address, token }) };
    kept.delete(key);
    kept.set(key, read);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    void read.answers.then((answers) => {
      if (answers === undefined && kept.get(key) === read) kept.delete(key);
    });
    return read;
  };

  return async (request) => {
    const read = readOf(request);
    if (read === undefined) return NONE;
    const answers = await within(waitMs, read.answers);
    if (answers === undefined) return NONE;
    const data: FirstData = { Age: Math.max(0, Math.round(clock.monotonic() - read.at)), ...answers };
    return {
      markup: `<script type="application/json" id="${FIRST_DATA_ELEMENT}">${asScriptText(data)}</script>`,
      data,
      isSignedIn: request.token !== undefined,
    };
  };
}

/** Whether a window opens the document. The service worker fetches documents to keep them, which must have no data. */
const isOpened = ({ 'sec-fetch-dest': use }: IncomingHttpHeaders): boolean => use === undefined || use === 'document';

/**
 * Whether the player or a page of our own opens the document. A page of another site could open many addresses and
 * compare the lengths of the compressed documents.
 */
const isOpenedHere = ({ 'sec-fetch-dest': use, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  use === 'document' && (site === 'same-origin' || site === 'none');

/** Whether the address names no other part of the page, such as its second list. */
const isPlain = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => name === 'brand' || name.startsWith('utm_'));

/** Waits for a value for a limited time. */
export function within<Value>(ms: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
