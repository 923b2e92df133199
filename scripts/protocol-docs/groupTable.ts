import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';

const BEGIN = '<!-- groups: written by npm run docs:protocol -->';
const END = '<!-- end of groups -->';

const PURPOSES: Readonly<Record<string, string>> = {
  connection: 'signing a connection in, resuming after a cut, the heartbeat',
  user: 'a player as others see them, the own profile, wallet, phone, reports of players, what a player hides from others',
  ad: 'the ads of a place',
  mail: 'mails, their attachments',
  honor: 'big wins and pinned ones',
  relation: 'friends, blocked players, search, recommendations',
  bank: 'the bank book of 14 days',
  pride: 'the banner of wins, on or off',
  invite: 'invitation codes and their rewards',
  lobby: 'ticker, game list, favourites, recent games, jackpots; the public part also over REST',
  envelope: 'red envelopes',
  gift: 'gifts of gold and effects, their password, catalogue and records',
  play: 'entering a game; replays over REST',
  challenge: 'challenges of the day and week',
  vip: 'the VIP ladder and levels',
  signInDays: 'the seven-day sign-in',
  mission: 'missions, and the list of events',
  returnReward: 'rewards for coming back',
  activityRank: 'ranked activities and their rewards',
  reward: 'rewards that the operator grants',
  passTicket: 'the monthly pass',
  bonusBattle: 'battles for a pool, by bracket',
  shop: 'the shop: packs, goods, orders, exchange',
  fireWheel: 'the wheel',
  firstDay: 'the list of a newcomer’s first days',
  ownLimit: 'daily limits that players set for themselves, time of play, the reminder to take a break',
  rich: 'the richest',
  present: 'presents: spins, experience, vouchers',
  spinGrant: 'free spins of games, by grant',
  club: 'clubs: founding, joining (14600 on), office (14800 on), vault and achievements (14900 on), alliances (15000 on)',
  chat: 'every channel except live rooms',
  live: 'live rooms: chat, viewers, host’s settings',
  operator: 'the operator’s switches',
  auth: 'sign-in, sign-out, the session of a browser',
  account: 'devices, signing out everywhere, the copy of a player’s data, deletion',
  analytics: 'events of visits, with consent',
  announcement: 'announcements',
  phoneCode: 'phone codes: signing in, binding',
  coupon: 'codes to redeem',
  email: 'the e-mail address',
  errorReport: 'errors of pages',
  passkey: 'passkeys of the account',
  picture: 'players’ pictures',
  payment: 'handing orders to a gateway',
  player: 'profile, accounts on a phone, pauses, the ban list',
  identityProvider: 'identity providers’ identities',
  dev: 'development tools; 404 unless `DEV_TOOLS` is on',
};

/** Formats numbers as ranges. Numbers with steps of ten form a range. */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.[1] === number - 10) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/**
 * Returns the table of contract groups: groups with operations by number, then the others by name.
 * @throws Error that names a group without a purpose, or a purpose without a group
 */
export function groupTable(): string {
  const groups = [...new Set([...OPERATIONS, ...ENDPOINTS].map(({ group }) => group))];
  const unknown = [
    ...groups.filter((group) => PURPOSES[group] === undefined),
    ...Object.keys(PURPOSES).filter((group) => !groups.includes(group)),
  ];
  if (unknown.length > 0) throw new Error(`PURPOSES and the groups differ: ${unknown.join(', ')}`);
  const rows = groups.map((group) => {
    const numbers = OPERATIONS.filter((operation) => operation.group === group).map(({ op }) => op);
    const endpoints = ENDPOINTS.filter((endpoint) => endpoint.group === group).length;
    return { group, first: Math.min(...numbers), operations: ranges(numbers) || '–', endpoints: endpoints || '–' };
  });
  // Without operations the first number is infinite.
  rows.sort((a, b) => (a.first === b.first ? a.group.localeCompare(b.group) : a.first - b.first));
  return [
    '| group | operations | REST | what it is for |',
    '|---|---|---|---|',
    ...rows.map(
      ({ group, operations, endpoints }) =>
        `| \`${group}\` | ${operations} | ${endpoints} | ${PURPOSES[group] ?? ''} |`,
    ),
  ].join('\n');
}

/**
 * Puts the table of groups between its marks.
 * @param page the text of docs/protocol.md
 * @throws Error if the page has no marks
 */
export function withGroupTable(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the page lacks ${BEGIN} … ${END}`);
  return `${page.slice(0, from + BEGIN.length)}\n\n${groupTable()}\n\n${page.slice(to)}`;
}
