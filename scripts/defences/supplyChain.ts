import { tableOf } from './tableOf.ts';

const FOLDER = 'scripts/supply-chain';

export const supplyChainBreaks = tableOf(`${FOLDER}/audit.test.ts`, {
  'a package with a known hole': [
    {
      file: `${FOLDER}/audit.ts`,
      find: "new Set(['high', 'critical'])",
      replace: "new Set(['critical'])",
      title: 'stops at an advisory of severity high',
    },
    {
      find: 'exception.until >= today;',
      replace: "exception.until !== '';",
      title: 'goes on over an exception until its last day',
    },
  ],
  'a package that ships and that nobody can name': [
    {
      file: `${FOLDER}/sbom.ts`,
      find: '.filter((one) => !named.has(one))',
      replace: '.filter((one) => named.size < 0 && one)',
      test: `${FOLDER}/sbom.test.ts`,
      title: 'lists packages that ship and are not named',
    },
  ],
  'a key, token or password in a file': [
    {
      file: `${FOLDER}/secrets.ts`,
      find: 'content, ext, contentType',
      replace: "content: '', ext, contentType",
      test: `${FOLDER}/secrets.test.ts`,
      title: 'finds a private key',
    },
  ],
  'frames and bodies that are made to break it': [
    {
      file: 'domain/dispatch/rest.ts',
      find: "    return failField('body', 'is not JSON');",
      replace: "    throw new Error('is not JSON');",
      test: 'service/e2e/fuzz.test.ts',
      title: 'hostile frames and bodies at its front door',
    },
    {
      find: '  if (!parsed.success) throw failureOf(parsed.error);',
      replace:
        '  if (!parsed.success) {\n    if (identity) await ports.store.transaction((tx) => tx.table("players").update({ PlayerID: identity.player.PlayerID }, { Picture: String(now) }));\n    throw failureOf(parsed.error);\n  }',
      title: 'changes no table by what it refuses at its front door',
    },
    {
      file: 'protocol/frame.ts',
      find: "    return { failure: new Failure(100000, {}, 'The frame is not JSON.') };",
      replace: "    throw new Error('The frame is not JSON.');",
      test: 'domain/fuzz.test.ts',
      title: 'wrong frames and bodies',
    },
  ],
});
