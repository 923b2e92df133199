/** The rooms of code and their allowed imports. The README has a drawing. */
export const roomNames = [
  'protocol',
  'conformance',
  'art',
  'ui',
  'locales',
  'store',
  'games/maths',
  'games/api',
  'games/verify',
  'games/provider',
  'games/server',
  'games/client',
  'domain',
  'features',
  'studio',
  'service',
  'mocks',
  'app',
  'stories',
] as const;

export type Room = (typeof roomNames)[number];

/** Folders of data without code. Other rooms read these folders. */
export const dataRooms = ['brands', 'content', 'games/catalogue', 'games/generated', 'games/rooms'] as const;

/** Folders of tools beside the rooms. They may import any room. The search for circles includes these folders. */
export const toolFolders = ['build', 'scripts', '.storybook'] as const;

export type DataRoom = (typeof dataRooms)[number];

export interface RoomRule {
  /** The rooms from which this room may import. */
  rooms: readonly (Room | DataRoom)[];
  /** Folders from which it may import although it may not import the whole room. */
  folders?: readonly string[];
  /** Rooms that it may only load by `import()`, so that a build can leave them out. Types of these rooms are allowed. */
  lazyRooms?: readonly Room[];
  /** Rooms that only its tests and benchmarks may import. */
  testRooms?: readonly (Room | DataRoom)[];
  /** Packages that it may import, by name, or by scope as `@scope/`. */
  packages: readonly string[];
  /** Packages that only one folder of the room may import. */
  packagesIn?: Readonly<Record<string, readonly string[]>>;
  /** Whether its code may use `node:` modules. */
  node: boolean;
  /** Files and folders that only run in Node. Code for browsers may not import them. */
  nodeIn?: readonly string[];
}

const rendering = ['react', 'react-dom', 'lucide-react', 'virtua', 'embla-carousel', 'embla-carousel-autoplay'];
const styling = ['@vanilla-extract/'];

export const rules: Readonly<Record<Room, RoomRule>> = {
  protocol: { rooms: ['brands'], packages: ['zod'], node: false },
  conformance: { rooms: ['protocol', 'content'], testRooms: ['domain'], packages: ['zod'], node: false },
  art: { rooms: [], packages: [], node: false },
  ui: {
    rooms: ['brands'],
    testRooms: ['protocol'],
    packages: [
      ...rendering,
      ...styling,
      '@radix-ui/',
      'canvas-confetti',
      'downshift',
      'get-nonce',
      'qrcode.react',
      'react-draggable',
      'react-dropzone',
      'react-easy-crop',
    ],
    packagesIn: { 'ui/theme/': ['culori', 'zod'] },
    node: false,
  },
  locales: { rooms: [], packages: ['@formatjs/icu-messageformat-parser'], node: false },
  store: {
    rooms: [],
    packages: ['zod'],
    packagesIn: {
      'store/models/': ['sequelize'],
      'store/postgres/': ['pg', 'sequelize'],
      'store/sql/': ['sequelize', 'umzug'],
      'store/sqlite/': ['sequelize', 'sqlite3'],
    },
    node: false,
    nodeIn: [
      'store/bulk/',
      'store/databaseUrl.ts',
      'store/models/',
      'store/open.ts',
      'store/postgres/',
      'store/repeat.ts',
      'store/sql/',
      'store/sqlite/',
    ],
  },
  // Everyone can run it to verify a round, so it imports only the reader of its data. The caller passes blocks of draws as a function.
  'games/maths': { rooms: [], testRooms: ['games/catalogue'], packages: ['zod'], node: false },
  // The contract between a game's client and the game server.
  'games/api': { rooms: [], packages: ['zod'], node: false },
  // Recomputes a round from the published rule, so it shares no code with the game.
  'games/verify': {
    rooms: [],
    testRooms: ['games/catalogue', 'games/maths'],
    packages: ['zod'],
    node: false,
  },
  // The game server uses the platform only through the wallet's contract.
  'games/provider': {
    rooms: ['store', 'games/maths', 'games/api'],
    folders: ['protocol/wallet/'],
    testRooms: ['games/catalogue', 'games/verify'],
    packages: ['zod'],
    // For environments without `node:crypto`.
    packagesIn: { 'games/provider/crypto/': ['@noble/hashes'] },
    node: false,
    nodeIn: ['games/provider/database/', 'games/provider/node/'],
  },
  'games/server': {
    rooms: ['games/provider', 'games/maths', 'games/api', 'games/catalogue', 'store'],
    folders: ['protocol/wallet/'],
    testRooms: ['domain', 'service'],
    packages: ['express', 'helmet', 'pino', 'prom-client', 'rate-limiter-flexible', 'ws', 'zod'],
    node: true,
  },
  // The code in the game's frame. It talks to the page by the frame's messages and to the game server by its calls.
  'games/client': {
    rooms: ['games/api', 'games/maths', 'games/catalogue', 'games/rooms', 'games/generated'],
    // The sheet names prizes as the platform does.
    folders: ['protocol/gameFrame/', 'protocol/rules/prizeTitle.ts', 'protocol/entities/game.ts'],
    testRooms: ['games/provider', 'store'],
    packages: ['pixi.js', 'zod'],
    node: false,
  },
  domain: {
    rooms: ['protocol', 'content', 'store'],
    testRooms: ['conformance', 'service'],
    packages: ['zod', '@noble/hashes'],
    packagesIn: {
      'domain/world/': ['@faker-js/faker'],
      'domain/announcement/': ['sanitize-html'],
      // Needs only WebCrypto, in Node and in a browser.
      'domain/passkey/': ['@simplewebauthn/server'],
    },
    node: false,
  },
  features: {
    rooms: ['ui', 'art', 'locales', 'protocol', 'content', 'games/verify'],
    testRooms: ['mocks', 'domain', 'conformance', 'games/maths', 'games/catalogue'],
    packages: [...rendering, ...styling, '@tanstack/react-query', 'idb', 'react-intl', 'virtual:content', 'zod'],
    packagesIn: {
      'features/screens/live/stream/': ['mpegts.js'],
      'features/shared/sign-in/liff/': ['@line/liff'],
      'features/shared/sign-in/passkeys/': ['@simplewebauthn/browser'],
    },
    node: false,
  },
  studio: {
    rooms: ['ui', 'art', 'locales', 'protocol', 'brands'],
    folders: ['features/base/'],
    testRooms: ['features', 'domain'],
    packages: [...rendering, ...styling, 'fflate', 'idb', 'react-intl', 'zod'],
    node: false,
  },
  service: {
    rooms: ['domain', 'protocol', 'store', 'brands', 'content'],
    testRooms: ['conformance'],
    packages: [
      'cookie',
      'express',
      'helmet',
      'jose',
      'oidc-provider',
      'openid-client',
      'pino',
      'pino-http',
      'prom-client',
      'rate-limiter-flexible',
      'sharp',
      'ws',
      'zod',
    ],
    packagesIn: { 'service/admin/': ['sequelize'], 'service/cluster/': ['redis'] },
    node: true,
  },
  // The reference provider runs in the mock world, beside the platform.
  mocks: {
    rooms: [
      'domain',
      'protocol',
      'content',
      'store',
      'games/provider',
      'games/api',
      'games/maths',
      'games/catalogue',
      'games/generated',
      'games/rooms',
    ],
    testRooms: ['conformance', 'service'],
    packages: ['@mswjs/interceptors', 'msw', 'idb', 'zod'],
    node: false,
  },
  app: {
    rooms: ['features', 'studio', 'ui', 'art', 'locales', 'protocol', 'brands', 'content'],
    lazyRooms: ['mocks'],
    testRooms: [
      'mocks',
      'domain',
      'service',
      'games/api',
      'games/client',
      'games/maths',
      'games/provider',
      'games/server',
    ],
    packages: [...rendering, ...styling, '@tanstack/react-query', 'react-intl', 'zod'],
    node: false,
  },
  stories: {
    rooms: [
      'ui',
      'art',
      'locales',
      'protocol',
      'domain',
      'features',
      'studio',
      'mocks',
      'brands',
      'content',
      'games/generated',
    ],
    packages: [
      ...rendering,
      ...styling,
      '@storybook/',
      '@tanstack/react-query',
      '@testing-library/',
      'msw',
      'msw-storybook-addon',
      'react-intl',
      'storybook',
    ],
    packagesIn: { 'stories/visual/': ['@fontsource/', '@vitest/', 'axe-core', 'vitest'] },
    node: false,
  },
};
