import type { Backdrop } from '#protocol/conformance/backdrop.ts';
import type { WorldLink } from '../page/link.ts';

const PATIENCE_MS = 4_000;

/** A backdrop over the mocks, and the jar that its calls go with. */
export interface MockBackdrop {
  readonly backdrop: Backdrop;
  readonly jar: () => string;
}

/**
 * The conformance suite's view of the mocks: real `fetch` and `WebSocket`, which MSW intercepts. Cookies stay in the world,
 * as everywhere on mocks, so each call's are laid into a jar before it and read from it after.
 */
export function createMockBackdrop(origin: string, link: () => WorldLink): MockBackdrop {
  const jar = 'conformance';
  let last: Promise<unknown> = Promise.resolve();
  let inJar = '';
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  const backdrop: Backdrop = {
    // One jar, hence one call at a time.
    call: ({ method, path, headers, cookies, body }) =>
      inTurn(async () => {
        if (JSON.stringify(cookies) !== inJar) await link().order({ order: 'writeJar', jar, cookies: { ...cookies } });
        const response = await fetch(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
        const text = await response.text();
        const after = await link().order({ order: 'readJar', jar });
        inJar = JSON.stringify(after);
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          cookies: changed(cookies, after),
          text,
        };
      }),
    connect: (socket, events) =>
      new Promise((resolve, reject) => {
        const wire = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws/${socket}`);
        wire.addEventListener('message', ({ data }) => events.message(String(data)));
        wire.addEventListener('close', ({ code }) => events.closed(code));
        wire.addEventListener('error', () => reject(new Error(`the ${socket} socket did not open`)));
        wire.addEventListener('open', () => resolve({ send: (text) => wire.send(text), close: () => wire.close() }));
      }),
    patience(coming, what) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`waited too long for ${what}`)), PATIENCE_MS);
      });
      return Promise.race([coming, late]).finally(() => clearTimeout(timer));
    },
  };
  return { backdrop, jar: () => jar };
}

/** What an answer set; an empty value where it cleared a cookie. */
function changed(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const set = Object.entries(after).filter(([name, value]) => before[name] !== value);
  const cleared = Object.keys(before).filter((name) => after[name] === undefined);
  return { ...Object.fromEntries(set), ...Object.fromEntries(cleared.map((name) => [name, ''])) };
}
