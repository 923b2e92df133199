/** A part of `npm run test:long`. It takes at most 30 minutes on two quiet cores. */
export interface LongPart {
  name: string;
  /** Variables of the environment for the commands. */
  settings: Readonly<Record<string, string>>;
  commands: readonly (readonly [program: string, ...args: readonly string[]])[];
  /** A change concerns the part if it reaches such a file (`npm run test:changed -- --long`). */
  reachedBy: RegExp;
}

const inNode = (...files: readonly string[]): LongPart['commands'][number] => [
  'vitest',
  'run',
  '--project',
  'node',
  ...files,
];

/**
 * The parts of `npm run test:long`. `npm test` runs most of the same files with fewer rounds or a part of their
 * tests (decision 0077).
 */
export const LONG_PARTS: readonly LongPart[] = [
  {
    name: 'conformance',
    settings: { CONFORMANCE: 'everything' },
    commands: [
      inNode('service/conformance.test.ts', 'service/conformance.postgres.test.ts', 'mocks/conformance.test.ts'),
      ['vitest', 'run', '--project', 'browser', 'mocks/conformance.browser.test.ts'],
    ],
    reachedBy: /^(mocks|service)\/conformance\./,
  },
  {
    name: 'kills',
    settings: {
      KILL_ROUNDS: '30',
      CHAOS_SECONDS: '90',
      FULL_DISK: 'whole',
      HELD_LOCK: 'whole',
      CRASHES: 'whole',
      ORDERS: '1000',
      RACE_PLAYERS: '500',
    },
    commands: [
      inNode(
        'service/e2e/kill.test.ts',
        'service/e2e/fullDisk.test.ts',
        'service/e2e/heldWriteLock.test.ts',
        'scripts/chaos/chaos.test.ts',
        'domain/payment/randomFaults.test.ts',
        'domain/bonusBattle/race/race.test.ts',
        'service/payments/crash.test.ts',
        'service/payments/adapterCrash.test.ts',
        'service/admin/besideService.test.ts',
        'service/admin/pointInTime.test.ts',
        'service/e2e/clockBack.test.ts',
        'service/e2e/grantWhileCollecting.test.ts',
        'service/e2e/kickWhileSigningIn.test.ts',
        'service/e2e/killAfterCommit.test.ts',
        'service/e2e/slowWriter.test.ts',
        'service/e2e/crash.test.ts',
        'service/gameWallet.postgres.test.ts',
        'service/cluster/redisTls.test.ts',
      ),
    ],
    reachedBy: /^service\/main\.ts$/,
  },
  {
    name: 'rounds',
    settings: { SPIN_KILL_ROUNDS: '10000', TABLE_KILL_ROUNDS: '200' },
    commands: [
      inNode('games/server/killRun.test.ts'),
      inNode('games/server/tableKillRun.test.ts'),
      inNode('games/server/fishKillRun.test.ts'),
    ],
    reachedBy: /^(games\/server|service)\/main\.ts$/,
  },
  {
    name: 'random',
    settings: { PROPERTY_RUNS: 'many', DRIFT_CALLS: '1000' },
    commands: [
      inNode(
        'domain/fuzz.test.ts',
        'service/e2e/fuzz.test.ts',
        'domain/ledger/economy.property.test.ts',
        'store/deferred/deferred.property.test.ts',
        'store/equivalence.test.ts',
        'games/provider/provider.property.test.ts',
        'mocks/drift.test.ts',
        'mocks/driftOverNodes.test.ts',
        'mocks/wrongHandler.test.ts',
        'service/wrongHandler.test.ts',
        'service/payments/randomFaults.test.ts',
        'domain/world/large.test.ts',
      ),
    ],
    reachedBy: /^(domain|service\/e2e)\/fuzz\.test\.ts$|\.property\.test\.ts$|^store\/equivalence|^mocks\/drift/,
  },
  {
    name: 'maths',
    settings: { CYCLE: 'whole' },
    commands: [inNode('games/maths/cycle/wholeCycle.test.ts'), ['tsx', 'scripts/game.ts', 'check']],
    reachedBy: /^games\/maths\/|^games\/catalogue\/.*\/maths\.json$/,
  },
  {
    name: 'walks',
    settings: { WALKS: 'whole', CUT_SECONDS: '30' },
    commands: [
      ['tsx', 'scripts/generate.ts'],
      ['vite', 'build'],
      ['vite', 'build', '--config', 'vite.games.config.ts'],
      ['vite', 'build', '--mode', 'mock'],
      // The front door has its own part.
      ['playwright', 'test', '--grep-invert', 'frontDoor.spec'],
      ['playwright', 'test', '--config', 'playwright.engines.config.ts'],
    ],
    reachedBy: /^app\/(e2e\/|main\.tsx$)|^service\/main\.ts$|^mocks\/page\//,
  },
  {
    name: 'package',
    settings: {},
    commands: [['vitest', 'run', '--project', 'tools', 'scripts/package']],
    reachedBy: /^ui\/.*(?<!\.test)\.tsx?$|^scripts\/package\//,
  },
  {
    name: 'front-door',
    settings: {},
    commands: [['tsx', 'scripts/walk-start.ts']],
    reachedBy: /^scripts\/(start|dev-service)\.ts$|^(package-lock|package)\.json$|^vite\./,
  },
  {
    name: 'deploy',
    settings: { DEPLOY_SET: 'whole' },
    commands: [inNode('scripts/deploySet/deploySet.test.ts')],
    reachedBy: /^(games\/server|service)\/main\.ts$|^service\/admin\/main\.ts$/,
  },
  {
    name: 'pictures',
    settings: { STORIES: 'whole' },
    commands: [
      ['vitest', 'run', '--project', 'visual'],
      ['vitest', 'run', '--project', 'storybook', 'stories/features', 'stories/setting', 'stories/Studio'],
      ['vitest', 'run', '--project', 'browser', '--tags-filter=long'],
    ],
    reachedBy: /^stories\/|\.browser\.test\.ts$/,
  },
  {
    name: 'variants',
    settings: {},
    commands: [['vitest', 'run', '--project', 'plain', '--tags-filter=long']],
    reachedBy: /^(mocks|scripts|studio|service\/(admin|media|ports))\/.*\.test\.ts$/,
  },
  {
    name: 'screens',
    settings: {},
    commands: [
      ['vitest', 'run', '--project', 'windows', '--tags-filter=long'],
      ['vitest', 'run', '--project', 'dom', 'Windows.test.tsx', 'studio/page/StudioPage.test.tsx'],
    ],
    reachedBy: /^(app|features|studio)\/.*\.test\.tsx$/,
  },
  {
    name: 'tools',
    settings: {},
    commands: [
      ['vitest', 'run', '--project', 'tools', '--exclude', 'mocks/**', '--exclude', 'scripts/package/**'],
      ['tsx', 'scripts/bench.ts', '--quick'],
    ],
    reachedBy: /^scripts\/.*\.test\.ts$|\.bench\.ts$/,
  },
  {
    name: 'defences',
    settings: {},
    commands: [['tsx', 'scripts/test-defences.ts']],
    reachedBy: /^(scripts\/defences|service\/http|domain\/security)\//,
  },
  {
    name: 'node22',
    settings: {},
    commands: [['npm', 'run', 'test:node22']],
    reachedBy: /^package(-lock)?\.json$/,
  },
  {
    name: 'node24',
    settings: {},
    commands: [['npm', 'run', 'test:node24']],
    reachedBy: /^package(-lock)?\.json$/,
  },
];

/** Returns the parts that a change concerns. @param reached the changed files, and all that import them */
export const partsReachedBy = (reached: Iterable<string>): readonly LongPart[] => {
  const files = [...reached];
  return LONG_PARTS.filter(({ reachedBy }) => files.some((file) => reachedBy.test(file)));
};

/**
 * Returns the parts with these names, or all parts if there are no names.
 *
 * @throws Error that lists the names for an unknown name
 */
export function partsNamed(names: readonly string[]): readonly LongPart[] {
  const known = LONG_PARTS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`"${unknown.join(', ')}" is no part: ${known.join(', ')}`);
  return names.length === 0 ? LONG_PARTS : LONG_PARTS.filter(({ name }) => names.includes(name));
}
