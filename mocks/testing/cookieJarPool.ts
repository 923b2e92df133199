import type { WorldLink } from '../page/link.ts';

type Cookies = Readonly<Record<string, string>>;

const keyOf = (cookies: Cookies): string =>
  JSON.stringify(Object.entries(cookies).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The cookie jars of the suite's browsers. A jar is found by its content, since a case knows only its cookies. */
export class CookieJarPool {
  readonly #link: () => WorldLink;
  /** The jar of exactly these cookies. */
  readonly #holding = new Map<string, string>();
  #made = 0;

  constructor(link: () => WorldLink) {
    this.#link = link;
  }

  /** Makes a call with a jar of these cookies, and adds the changed ones; a cleared cookie is empty. */
  async lend<Reply>(cookies: Cookies, call: (jar: string) => Promise<Reply>): Promise<Reply & { cookies: Cookies }> {
    const jar = await this.#jarOf(cookies);
    const reply = await call(jar);
    const after = await this.#link().command({ command: 'readJar', jar });
    const [before, now] = [keyOf(cookies), keyOf(after)];
    if (before !== now && this.#holding.get(before) === jar) this.#holding.delete(before);
    this.#holding.set(now, jar);
    return { ...reply, cookies: changed(cookies, after) };
  }

  async #jarOf(cookies: Cookies): Promise<string> {
    // A browser without cookies is a new one.
    const isNew = Object.keys(cookies).length === 0;
    const held = isNew ? undefined : this.#holding.get(keyOf(cookies));
    if (held !== undefined) return held;
    this.#made += 1;
    const jar = `conformance-${this.#made}`;
    if (!isNew) await this.#link().command({ command: 'writeJar', jar, cookies: { ...cookies } });
    return jar;
  }
}

/** The cookies that an answer changed. A cleared cookie is empty. */
function changed(before: Cookies, after: Cookies): Cookies {
  const set = Object.entries(after).filter(([name, value]) => before[name] !== value);
  const cleared = Object.keys(before).filter((name) => after[name] === undefined);
  return { ...Object.fromEntries(set), ...Object.fromEntries(cleared.map((name) => [name, ''])) };
}
