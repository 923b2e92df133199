import { tableOf } from './tableOf.ts';
import { floodBreaks } from './floods.ts';

const ABORTED = 'service/http/abortedAnswer.test.ts';
const BODIES = 'service/http/bodies.test.ts';
const EDGE = 'service/http/edge.test.ts';
const KEYS = 'service/signingKeys.test.ts';

export const availabilityBreaks = tableOf(BODIES, {
  'the development tools within reach of strangers': [
    {
      file: 'service/config.ts',
      find: '...(isLoopback(HOST) ? []',
      replace: '...(HOST.length > 0 ? []',
      test: 'service/config.test.ts',
      title: 'refuses development tools on a reachable service unless they were switched on explicitly',
    },
    {
      find: '...(TRUST_PROXY === 0 ? []',
      replace: '...(TRUST_PROXY >= 0 ? []',
      title: 'refuses them behind a proxy too',
    },
  ],
  'a name of another site that leads to this machine (DNS rebinding)': [
    {
      file: 'service/http/app.ts',
      find: "    app.use('/dev', refuseForeignHost(createOwnHostCheck(parts.isOwnOrigin, config)));",
      test: 'service/http/developmentTools.test.ts',
      title: 'answer no foreign host name',
    },
    {
      file: 'service/http/ownHost.ts',
      find: '    if (trustedProxies === 0 && isForwarded(request)) return false;',
      title: 'refuse a call that came through an undeclared proxy',
    },
    {
      file: 'service/developmentProvider/developmentProvider.ts',
      find: 'if (!isFromThisMachine(request)) {',
      replace: 'if (request.url === undefined) {',
      test: 'service/developmentProvider/developmentProvider.test.ts',
      title: 'answers no foreign host name',
    },
  ],
  'a page that is expensive to make': [
    {
      file: 'service/http/keptAnswer.ts',
      find: 'kept ??= keep();',
      replace: 'kept = keep();',
      test: 'service/http/docsPage.test.ts',
      title: 'is made once for all requests',
    },
    {
      file: 'service/http/app.ts',
      find: 'config.docs ? serveDocs(parts.docsFolder, config.devTools) : refuse',
      replace: 'serveDocs(parts.docsFolder, config.devTools)',
      title: 'is a 404 where it is not switched on',
    },
  ],
  'visitors who ask without end': [
    {
      file: 'domain/dispatch/operation.ts',
      find: '      if (player === undefined) await limitAddress(contract, context);\n',
      test: 'domain/connection/visitors.test.ts',
      title: 'calls without a sign-in are counted by address, over all its connections',
    },
    {
      file: 'domain/dispatch/answerCache.ts',
      find: 'kept.until > now',
      replace: 'kept.until > now + MAX_KEPT_MS',
      test: 'domain/dispatch/answerCache.test.ts',
      title: 'reads once while an answer may be kept, at most five seconds',
    },
  ],
  "what is somebody's own in an answer that caches keep": [
    {
      file: 'domain/dispatch/rest.ts',
      find: 'if (maxAgeSeconds > 0) headers',
      replace: 'if (maxAgeSeconds < 0) headers',
      test: 'domain/conformance.test.ts',
      title: 'answers a visitor like the operation, and lets caches keep the answer',
    },
    {
      file: 'domain/lobby/getGameSheet.ts',
      find: 'playerID !== undefined && (await',
      replace: 'playerID === undefined || (await',
      title: 'shows a visitor no favourites',
    },
  ],
  'half-sent uploads': [
    {
      file: 'service/http/rest.ts',
      find: '  refused.note(address, contract.name, wait);\n',
      title: 'is refused before the app is asked while its address has to wait',
    },
    {
      file: 'service/http/body.ts',
      find: 'most > LARGE_BYTES ? share.announce(most)',
      replace: 'most > maxBytes ? share.announce(most)',
      title: 'is not read where those of its address that are under way could come to more',
    },
    {
      file: 'service/http/bodyBudget.ts',
      find: '        subtract(this.#announced, address, announced);',
      title: 'is not read where those of its address that are under way could come to more',
    },
    {
      file: 'service/http/body.ts',
      find: 'if (inTurn >= TURN_BYTES) yieldTurn();',
      test: 'service/http/body.test.ts',
      title: 'lets others have their turn',
    },
    {
      file: 'service/http/bodyBudget.ts',
      find: "        if (held + bytes > this.#limits.perAddress) return 'address';",
      test: BODIES,
      title: 'are bounded for one address, and others go on',
    },
    { find: "        if (this.#all + bytes > this.#limits.all) return 'all';", title: 'are bounded in all' },
    {
      file: 'service/http/app.ts',
      find: '  app.use(closeUnread);',
      title: 'ends its connection instead of being waited for',
    },
    {
      file: 'service/http/rest.ts',
      find: '  if (wait === 0) return undefined;',
      replace: '  if (wait >= 0) return undefined;',
      title: 'is not read once its address sent as many as it may in a minute',
    },
    {
      file: 'service/http/body.ts',
      find: "end(malformed('body', 'stopped coming')), stallMs)",
      replace: "end(malformed('body', 'stopped coming')), stallMs + 600_000)",
      title: 'cuts a body that stalls',
    },
  ],
  'the app’s files asked for without end': [
    {
      file: 'service/http/app.ts',
      find: 'FILES_A_REQUEST = 10;',
      replace: 'FILES_A_REQUEST = 1000;',
      test: 'service/http/app.test.ts',
      title: 'are bounded for an address too, at ten times as many',
    },
  ],
  ...floodBreaks,
  'answers that nobody takes': [
    {
      file: 'service/http/server.ts',
      find: 'return server.setTimeout(timeouts.answerStallMs);',
      replace: 'return server.setTimeout(0 * timeouts.answerStallMs);',
      test: ABORTED,
      title: 'because its caller takes nothing of it any more lets the caller go',
    },
  ],
  'heads that stall, bodies that drip': [
    {
      file: 'service/http/server.ts',
      find: '  requestTimeout: timeouts.requestMs,',
      replace: '  requestTimeout: 600_000,',
      title: 'cuts a head that stalls, and a body that drips',
    },
  ],
  'connections without end': [
    {
      file: 'service/http/connectionLimit.ts',
      find: '  server.maxConnections = config.maxConnections;',
      test: EDGE,
      title: 'are bounded in all',
    },
    {
      find: 'if (!open.take(address)) {',
      replace: 'if (!open.take(address) && address === undefined) {',
      title: 'are bounded for one address',
    },
  ],
  'a log filled by going away': [
    {
      file: 'service/http/rest.ts',
      find: "    if (body === 'aborted') return;",
      title: 'logs a caller that goes away as no fault of ours',
    },
    {
      file: 'service/http/app.ts',
      find: 'ABORTS.has(error.code);',
      replace: "error.code === '';",
      test: ABORTED,
      title: 'because its caller went away is logged only for debugging',
    },
    {
      find: 'const isAborted = request.socket.destroyed &&',
      replace: 'const isAborted = request.socket.destroyed ||',
      title: 'because the service failed is a fault',
    },
    {
      file: 'service/http/rest.ts',
      find: "throw new Error('a file was not read to its end', { cause: error });",
      replace: 'throw error;',
      title: 'because somebody else hung up on the service is a fault',
    },
  ],
  'a log filled by malformed calls': [
    {
      file: 'service/ports/observer.ts',
      find: 'MALFORMED_LINES = 60;',
      replace: 'MALFORMED_LINES = 60_000;',
      test: 'service/http/securityStrangers.test.ts',
      title: 'a guest whose calls are malformed without end fills no log',
    },
  ],
  'a host that a caller makes up': [
    {
      file: 'service/http/ownHost.ts',
      find: "if (host === '' || !isOwnOrigin(",
      replace: "if (host === '' || host.startsWith(",
      test: EDGE,
      title: 'is not believed for another, and Host counts',
    },
    {
      file: 'service/http/security.ts',
      find: "const isOurs = host !== '' && isOwnOrigin(",
      replace: "const isOurs = host !== '' && Boolean(",
      title: 'does not get into a policy by Host either',
    },
  ],
  'strangers who read metrics and readiness': [
    {
      file: 'games/server/http/answerMetrics.ts',
      find: "if (wanted === undefined || !timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {",
      replace: 'if (wanted === undefined) {',
      test: 'games/server/gameServer.test.ts',
      title: 'gives its metrics to callers with the token alone',
    },
    {
      file: 'service/http/probes.ts',
      find: 'return port === undefined && isFromThisMachine(request);',
      replace: 'return port === undefined;',
      test: EDGE,
      title: 'answer no request that came through a proxy or under another name',
    },
    {
      find: 'return timingSafeEqual(',
      replace: 'return true || timingSafeEqual(',
      title: 'answer requests with the token from anywhere, and no others',
    },
  ],
  'other accounts of the machine that read the database': [
    {
      file: 'store/sqlite/privateFile.ts',
      find: 'OWNER_ALONE = 0o600;',
      replace: 'OWNER_ALONE = 0o644;',
      test: KEYS,
      title: 'makes a database that its owner alone may read',
    },
  ],
  'the signing key in a backup': [
    {
      file: 'domain/session/secrets.ts',
      find: 'keys.find((each) => each.id === id);',
      replace: 'keys.slice(0, 1).find((each) => each.id === id);',
      test: 'domain/session/signingKeys.test.ts',
      title: 'signs with the first key and accepts all',
    },
    {
      file: 'domain/session/signingKeys.ts',
      find: 'bytes: hexToBytes(key.hex)',
      replace: 'bytes: await readKept()',
      test: KEYS,
      title: 'are made in no database where the environment has them',
    },
  ],
  'a host below ours without TLS': [
    {
      file: 'service/http/security.ts',
      find: 'includeSubDomains: config.hstsSubdomains',
      replace: 'includeSubDomains: false',
      test: EDGE,
      title: 'keeps browsers to TLS below its host too, where that is switched on',
    },
  ],
  'an injection that the policy stopped and nobody saw': [
    {
      file: 'service/http/security.ts',
      find: '        reportUri: [REPORTS_PATH],',
      test: 'service/http/policyReports.test.ts',
      title: 'gives browsers the address for reports',
    },
    {
      file: 'service/http/policyReports.ts',
      find: 'MAX_PER_MINUTE = 20;',
      replace: 'MAX_PER_MINUTE = 2000;',
      title: 'is bounded for one address',
    },
  ],
});
