import { tableOf } from './tableOf.ts';

const ENTRANCE = 'service/http/entrance.test.ts';

export const floodBreaks = tableOf(ENTRANCE, {
  'a game file asked for under many spellings of its path': [
    {
      file: 'games/server/http/gameFiles.ts',
      find: '|| !texts.has(path)',
      replace: '|| !TEXT.test(path) || !existsSync(join(folder, path))',
      test: 'games/server/gameServer.test.ts',
      title: 'has no compressed copy for the spelling',
    },
    {
      file: 'games/server/http/app.ts',
      find: '  app.use(limitRequests(config.maxRequestsPerMinute * FILES_A_CALL, addressOf));\n',
      title: 'counts files and probes too, ten for each call',
    },
  ],
  'requests in a pipeline': [
    {
      file: 'service/http/failures.ts',
      find: '  if (CODES[code].http === 429) endConnection(response);\n',
      title: 'end with the first that is over the limit of its address',
    },
    {
      file: 'service/http/connections.ts',
      find: 'MAX_OPEN_RESPONSES = 16;',
      replace: 'MAX_OPEN_RESPONSES = 16_000;',
      title: 'are answered 16 at a time',
    },
    {
      file: 'service/http/entrance.ts',
      find: 'MAX_OPEN_PER_ADDRESS = 32;',
      replace: 'MAX_OPEN_PER_ADDRESS = 32_000;',
      title: 'over many connections are answered 32 of an address at a time',
    },
    {
      file: 'service/service.ts',
      find: "  server.on('checkExpectation', entrance(answerExpectation));\n",
      title: 'that expect something odd count as others do',
    },
    {
      file: 'service/sockets/sockets.ts',
      find: '    if (!mayUpgrade(raw)) {',
      replace: '    if (raw.destroyed) {',
      title: 'become no socket behind a request that is not answered',
    },
  ],
  'probes without end': [
    {
      file: 'service/http/entrance.ts',
      find: 'PROBES_PER_MINUTE = 600;',
      replace: 'PROBES_PER_MINUTE = 600_000;',
      title: 'have a limit of their own',
    },
  ],
  'an address that goes on after it was refused': [
    {
      file: 'service/http/app.ts',
      find: '      parts.refused.note(address, what, wait);\n',
      title: 'is refused before the app is asked',
    },
    {
      file: 'service/http/connectionLimit.ts',
      find: 'MAX_REFUSALS = 100;',
      replace: 'MAX_REFUSALS = 100_000;',
      title: 'is closed unread for a while',
    },
  ],
  'a refusal that its sender cannot read': [
    {
      file: 'service/http/connections.ts',
      find: '    else if (connection.newest?.complete === false) lingering.discard(socket, address, destroySoon).close();\n',
      test: 'service/http/lingering.test.ts',
      title: 'reads 413 for a body over the limit',
    },
    {
      file: 'service/http/lingering.ts',
      find: 'MAX_BYTES = 4 * 1024 * 1024;',
      replace: 'MAX_BYTES = 4 * 1024 * 1024 * 1024;',
      title: 'is cut off where it goes on for longer than a body may be',
    },
  ],
  'signed calls of other servers in a flood, or forged': [
    {
      file: 'service/http/signedRoutes.ts',
      find: 'if (!calls.take(caller, now)) {',
      replace: 'if (!calls.take(caller, now) && key === address) {',
      test: 'service/http/signedRoutes.test.ts',
      title: 'limits calls of a key apart from',
    },
    { find: 'MAX_FORGED = 20;', replace: 'MAX_FORGED = 20_000;', title: 'after 20 wrong signatures' },
  ],
  'frames over many sockets': [
    {
      file: 'service/windowCounts.ts',
      find: 'return count <= this.#limit;',
      replace: 'return count > 0;',
      test: 'service/sockets/sockets.test.ts',
      title: 'of one address are bounded over all its sockets',
    },
    {
      file: 'service/sockets/sockets.ts',
      find: "  socket.on('ping', takesFrame);\n",
      test: ENTRANCE,
      title: 'that pings more than its address may send is closed',
    },
  ],
});
