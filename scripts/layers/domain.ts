/**
 * The inside of `domain/`: below, the kernel; on it, the groups; on top, what puts them together.
 */

/** Folders that every group stands on. They import each other, and no group. */
export const kernelFolders: readonly string[] = [
  'activity',
  'audit',
  'capabilities',
  'connection',
  'dispatch',
  'economy',
  'featureFlags',
  'ledger',
  'moderation',
  'ports',
  'schedule',
  'security',
  'session',
  'tables',
];

/** Files beside the folders that belong to the kernel. */
export const kernelFiles: readonly string[] = [
  'economy.json',
  'economy.ts',
  'page.ts',
  'random.ts',
  'store.ts',
  'tables.ts',
  'taipei.ts',
];

/** Files and folders that may import every group, and that no group imports. */
export const topPlaces: readonly string[] = [
  'activityCounters.ts',
  'backend.ts',
  'dev',
  'handlers.ts',
  'jobs.ts',
  'testing',
  'world',
];

/** Each group with the groups that it imports. A group names only groups above it in this list, so that there is no circle. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  analytics: [],
  announcement: [],
  bank: [],
  channel: [],
  errorReport: [],
  event: [],
  firstDay: [],
  honor: [],
  name: [],
  ownLimit: [],
  picture: [],
  ranking: [],
  secondCheck: [],
  signInDays: [],
  vip: [],
  ad: ['announcement'],
  challenge: ['event'],
  passTicket: ['event'],
  player: ['channel', 'name'],
  returnReward: ['event'],
  reward: ['event'],
  shop: ['event', 'ownLimit'],
  bonusBattle: ['event', 'player', 'reward'],
  chat: ['announcement', 'channel', 'player'],
  coupon: ['event', 'shop'],
  fireWheel: ['event', 'ownLimit', 'player'],
  mailbox: ['player'],
  operator: ['announcement'],
  invoice: ['shop'],
  payment: ['invoice', 'shop'],
  pride: ['announcement', 'player'],
  live: ['channel', 'chat', 'name', 'picture', 'player'],
  relation: ['channel', 'live', 'player'],
  rich: ['player', 'ranking'],
  activityRank: ['mailbox', 'player', 'ranking'],
  phoneCode: ['mailbox', 'ownLimit', 'player'],
  club: ['channel', 'chat', 'mailbox', 'name', 'player', 'secondCheck'],
  invite: ['player', 'relation'],
  mission: ['ad', 'challenge', 'invite', 'passTicket', 'player', 'returnReward', 'signInDays'],
  play: ['honor', 'ownLimit', 'pride'],
  gameWallet: ['ownLimit', 'play'],
  present: ['event', 'fireWheel', 'passTicket'],
  identityProvider: ['mailbox'],
  auth: ['phoneCode', 'mailbox', 'player', 'identityProvider'],
  email: ['phoneCode', 'mailbox'],
  passkey: ['auth', 'mailbox'],
  gift: ['channel', 'chat', 'live', 'mailbox', 'player', 'secondCheck'],
  lobby: ['announcement', 'play'],
  resume: ['chat', 'live'],
  envelope: ['channel', 'chat', 'club', 'gift', 'name', 'player', 'secondCheck'],
  mail: ['gift', 'mailbox', 'secondCheck'],
  account: ['chat', 'club', 'envelope', 'mailbox', 'name', 'ownLimit', 'passkey', 'picture', 'player'],
};
