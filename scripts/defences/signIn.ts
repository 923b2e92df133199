import { tableOf } from './tableOf.ts';

const FORGERY = 'service/http/securityForgery.test.ts';
const PROVIDERS = 'service/providers/providers.test.ts';
const CASES = 'domain/conformance.test.ts';

export const signInBreaks = tableOf('service/http/securitySessions.test.ts', {
  'a session planted before the sign-in': [
    {
      file: 'domain/session/secrets.ts',
      find: 'bytesToHex(random.bytes(32));',
      replace: 'bytesToHex(random.bytes(8));',
      title: 'a planted token is neither the token of a sign-in nor valid',
    },
    {
      find: 'bytesToHex(sha256(utf8ToBytes(token)));',
      replace: 'token;',
      title: 'the store keeps no token that opens anything',
    },
    {
      file: 'domain/auth/signInByIdentity.ts',
      find: "    await endSessions(tx, ports, { playerID: before.PlayerID, address }, 'switched');",
      replace: '    await Promise.resolve();',
      title: 'a planted token is neither the token of a sign-in nor valid',
    },
    {
      file: 'domain/auth/endOther.ts',
      find: "  await endSessions(tx, ports, { playerID: identity.player.PlayerID, address }, 'switched');\n}",
      replace: '  await Promise.resolve([tx, ports, address]);\n}',
      title: 'a planted token is neither the token of a sign-in nor valid',
    },
  ],
  'a session used after the sign-out': [
    {
      file: 'domain/auth/handlers.ts',
      find: "    await endSessions(tx, ports, { playerID: identity.player.PlayerID, address }, 'signedOut');",
      replace: '    await Promise.resolve(address);',
      title: 'a sign-out here ends the session in the service',
    },
    {
      file: 'domain/session/cookies.ts',
      find: '  cookies.clear(COOKIE.csrf);',
      title: 'a sign-out here ends the session in the service',
    },
  ],
  'scripts, other sites and hosts that read cookies': [
    {
      file: 'service/http/rest.ts',
      find: 'httpOnly: true,',
      replace: 'httpOnly: false,',
      title: 'is out of reach of scripts, of other sites and of other hosts',
    },
    {
      find: "({ sameSite: 'lax', secure } as const)",
      replace: "({ sameSite: 'lax', secure: false } as const)",
      title: 'is Secure where the product is reached by TLS',
    },
  ],
  'another site’s page that posts': [
    {
      file: 'service/http/rest.ts',
      find: 'isForeign(request, isOwnOrigin)) {',
      replace: 'false) {',
      test: FORGERY,
      title: 'posts nothing, though it had the cookies and the token',
    },
    {
      file: 'service/http/foreignPage.ts',
      find: "site === 'cross-site' || site === 'same-site'",
      replace: 'false',
      title: 'posts nothing, though it had the cookies and the token',
    },
    {
      file: 'domain/dispatch/rest.ts',
      find: "  if (contract.access === 'csrf') checkCsrf(who, input);",
      title: 'without the CSRF token, or with another’s',
    },
  ],
  'another site’s page that opens a socket': [
    {
      file: 'service/sockets/admission.ts',
      find: "    if (!isOwnOrigin(request.headers.origin)) return { status: 403, why: 'origin', address };",
      test: 'service/sockets/sockets.test.ts',
      title: 'is refused to pages of other origins',
    },
  ],
  'a forged answer of an identity provider': [
    {
      file: 'domain/auth/attempt.ts',
      find: "  if (hashToken(browser) !== attempt.BrowserHash) throw new SignInRefusal('StateMismatch');",
      test: FORGERY,
      title: 'with its state missing, changed, or another’s',
    },
    { find: "  if (claimed === 0) throw new SignInRefusal('StateReused');", title: 'brought a second time' },
    {
      find: "  if (attempt.UsedTime === '' && attempt.Expires <= context.nowText) throw new SignInRefusal('StateExpired');",
      test: CASES,
      title: 'refuses an answer after ten minutes',
    },
    {
      file: 'service/providers/openidProvider.ts',
      find: 'expectedNonce: nonce,',
      test: PROVIDERS,
      title: 'proves no identity (nonce)',
    },
    {
      find: 'identityOf(await claimsOfExchange(tokens.id_token ??',
      replace: 'identityOf(tokens.claims() ?? (tokens.id_token ??',
      title: 'proves no identity (token)',
    },
    {
      find: 'pkceCodeVerifier: verifier,',
      replace: "pkceCodeVerifier: 'v'.repeat(43),",
      title: 'exchanges the code with the verifier and the secret',
    },
  ],
  'a token of LINE’s own browser that is another’s': [
    {
      file: 'service/providers/openidProvider.ts',
      find: 'settings.signsBySecret === true && hasNonce(claims) ? undefined : identityOf(claims)',
      replace: 'identityOf(claims)',
      test: PROVIDERS,
      title: 'rejects the token of a web sign-in, which belongs to its attempt',
    },
    {
      find: 'const expected = { issuer, audience: clientID, ',
      replace: 'const expected = { issuer, ',
      title: 'rejects a token of another issuer or audience, or one that is over',
    },
  ],
  'links that sign in and lead away': [
    {
      file: 'protocol/rules/ownAddress.ts',
      find: '  if (!isPlainPath(path)) return undefined;',
      test: 'protocol/rules/ownAddress.test.ts',
      title: 'leads to our own origin however a browser reads it',
    },
    {
      file: 'domain/auth/beginSignIn.ts',
      find: 'ownAddress(signInRedirectURL, context.origin);',
      replace: 'signInRedirectURL;',
      test: 'service/http/securityRedirects.test.ts',
      title: 'refuses every other address, and begins nothing',
    },
  ],
  'secrets left lying about': [
    {
      file: 'service/http/accessLog.ts',
      find: "loggedPath(request.url ?? '')",
      replace: 'request.url',
      test: 'service/http/securitySecrets.test.ts',
      title: 'is in no log line',
    },
    {
      file: 'domain/errorReport/report.ts',
      find: 'cleanErrorText(report.Message, ERROR_MESSAGE_MAX)',
      replace: 'report.Message',
      title: 'is in no row of visits',
    },
  ],
  'what a browser would do with an answer': [
    {
      file: 'service/http/security.ts',
      find: `frameAncestors: ["'none'"],`,
      replace: `frameAncestors: ["'self'"],`,
      test: 'service/http/securityHeaders.test.ts',
      title: 'guard the page',
    },
    {
      find: `"'self'", (_request, response) => \`'nonce-\${nonceOf(response)}'\`],\n        scriptSrcAttr`,
      replace: `"'self'", "'unsafe-inline'"],\n        scriptSrcAttr`,
      title: 'guard the page',
    },
    {
      find: 'strictTransportSecurity: secure ?',
      replace: 'strictTransportSecurity: false ?',
      title: 'guard it under TLS too',
    },
  ],
  'a socket that outlives its session': [
    {
      file: 'domain/connection/hub.ts',
      find: 'if (!isOver(session, now)) continue;',
      replace: 'if (now > 0) continue;',
      test: 'domain/connection/sessionEnd.test.ts',
      title: 'is closed within a minute of the expiry',
    },
    {
      file: 'domain/operator/purge.ts',
      find: "if (EndReason === '') tx.publish(endNotice(TokenHash, 'expired'));",
      replace: "if (EndReason === TokenHash) tx.publish(endNotice(TokenHash, 'expired'));",
      title: 'is closed by the purge that removes the session',
    },
    {
      file: 'domain/session/session.ts',
      find: 'if (kept === undefined || isOver(kept, now)) fail(100005);',
      replace: 'if (kept === undefined || (now < 0 && isOver(kept, now))) fail(100005);',
      title: 'repeats a kept answer only while the session is valid',
    },
  ],
  'a session that ends while somebody else is asked': [
    {
      file: 'domain/dispatch/rest.ts',
      find: '      await requireLive(db, identity.session, now);',
      replace: '      await Promise.resolve(requireLive);',
      test: 'domain/connection/sessionEnd.test.ts',
      title: 'binds nothing',
    },
    {
      file: 'domain/picture/handlers.ts',
      find: '    await requireLive(tx, session, ports.clock.now());',
      replace: '    await Promise.resolve([requireLive, session]);',
      title: 'changes no picture',
    },
  ],
  'a cookie of a session that is over': [
    {
      file: 'domain/session/session.ts',
      find: "({ ...session, user: { email: '' }, phone: '' });",
      replace: '({ ...session });',
      test: CASES,
      title: 'shows that another sign-in ended the session',
    },
  ],
});
