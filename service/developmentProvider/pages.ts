import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { DEMO_PEOPLE, type ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { html } from '../http/html.ts';
import { inlineStyle, toolPage } from '../http/toolPage.ts';

const NAMES: Readonly<Record<ProviderName, string>> = {
  line: 'LINE',
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

const FAILURES: readonly (readonly [ConsentOutcome, string])[] = [
  ['badState', 'Answer with a wrong state'],
  ['badNonce', 'Answer with a wrong nonce'],
  ['providerDown', 'Be down when the code is exchanged'],
  ['codeRefused', 'Refuse the code'],
];

/**
 * Sends a page with its own policy. The policy has no form-action, since browsers would also apply it to the redirect
 * back.
 */
export function showPage(response: ServerResponse, status: number, page: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .end(page(nonce));
}

/** The page where a developer chooses a person or a new identity, denies, or chooses a failure. */
export function consentPage(providerName: ProviderName, nonce: string): string {
  const people = DEMO_PEOPLE.map(
    ({ ID, Name, Email }, at) =>
      html`<p><label><input type="radio" name="person" value="${ID}" ${at === 0 ? html`checked` : ''}> ${Name} <span class="muted">${Email}</span></label></p>`,
  );
  const failures = FAILURES.map(
    ([outcome, words]) => html`<li><button name="outcome" value="${outcome}">${words}</button></li>`,
  );
  const body = html`
<header><h1>${NAMES[providerName]}, for development</h1><span class="muted">Stands in for ${NAMES[providerName]}: nobody’s real account is asked for.</span></header>
<form method="post">
<section><h2>Menagerie wants to know who you are</h2>
${people}
<p><label><input type="radio" name="person" value=""> Somebody new, called <input name="name" pattern="[a-z0-9\\-]{1,64}" placeholder="a name of a-z, 0-9 and -" aria-label="Name of somebody new"></label></p>
<ul class="links"><li><button name="outcome" value="agreed">Agree</button></li><li><button name="outcome" value="denied">Deny</button></li><li><button name="outcome" value="emailMissing">Agree without an e-mail address</button></li></ul>
</section>
<section><h2>Have something go wrong</h2><ul class="links">${failures}</ul></section>
</form>`;
  return toolPage({ title: `Sign in with ${NAMES[providerName]}`, style: inlineStyle(nonce), body });
}

export const messagePage = (words: string, nonce: string): string =>
  toolPage({
    title: 'Development provider',
    style: inlineStyle(nonce),
    body: html`<header><h1>${words}</h1></header>`,
  });
