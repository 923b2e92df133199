import type { Consent } from '#domain/ports/identities.ts';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';

const MAX_STEPS = 5;
const PATIENCE_MS = 8000;

/**
 * Submits the provider's pages as a browser does, up to the redirect to the product.
 * @returns undefined if the provider does not accept the question
 */
export async function walkThrough(url: string, person: string, outcome: ConsentOutcome): Promise<Consent | undefined> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let at = url;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const isPage = new URL(at).pathname.startsWith('/person/');
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isPage && { method: 'POST', body: new URLSearchParams({ person, outcome }) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const text = await response.text();
    const location = response.headers.get('location');
    if (location === null) return formIn(text);
    at = new URL(location, at).href;
    if (new URL(at).origin !== origin) return broughtBy(new URL(at));
  }
  return undefined;
}

const broughtBy = ({ pathname, searchParams }: URL): Consent => ({
  Method: 'GET',
  Path: pathname,
  Parameters: Object.fromEntries(searchParams),
});

/** Returns the form that a page submits automatically (form_post), also for a denial. */
function formIn(page: string): Consent | undefined {
  const action = /action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) return undefined;
  const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)] as const,
  );
  return { Method: 'POST', Path: new URL(unescaped(action)).pathname, Parameters: Object.fromEntries(fields) };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
