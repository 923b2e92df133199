/**
 * The operations that the two specification documents name by number or path (specification 1 §7, §8; 2 §7, §8; decisions §2). A check
 * compares them with the contracts; everything else about a call is in its contract.
 */
export const SPECIFIED_OPERATIONS = [
  10000,
  13010, // sign-in on the two sockets
  13100,
  13110,
  13120, // resume, game list, heartbeat
  10130,
  11830,
  11520,
  10030,
  12390,
  10640,
  11560,
  10160,
  10110,
  10140,
  11680, // player, wallet, mail, bank book
  12350,
  12360,
  12640,
  12860,
  11510,
  11490,
  11530,
  11570,
  12630, // invites, gift records, relations
  12740,
  10090,
  12120,
  12130, // ticker, ads, pride
  12780,
  12790,
  12800,
  12810,
  12820,
  12830, // red envelopes
  30000,
  30010,
  30080,
  30240,
  30020,
  30250,
  30030,
  30040,
  30050,
  30090,
  30260, // channel chat
  30120,
  30130,
  30100,
  30110,
  30140,
  30210,
  30230,
  30220,
  30270,
  30320,
  30300,
  30310, // live
] as const;

/** Pushes that decisions §2 numbers. */
export const SPECIFIED_PUSHES = [
  10002, 10032, 10112, 11532, 12122, 12742, 12782, 12792, 30002, 30012, 30082, 30242, 30102, 30142, 30212, 30322, 30052,
] as const;

/** Groups that the specification names without numbers (1 §7): each has operations of its own. It calls `shop` "newStore". */
export const SPECIFIED_GROUPS = [
  'play',
  'challenge',
  'club',
  'honor',
  'pride',
  'present',
  'rich',
  'signInDays',
  'vip',
  'user',
  'mission',
  'returnReward',
  'activityRank',
  'reward',
  'passTicket',
  'bonusBattle',
  'envelope',
  'shop',
  'fireWheel',
] as const;

export const SPECIFIED_PATHS = [
  '/api/v1/live/stream/get_info',
  '/api/v1/player',
  '/api/v1/player/info',
  '/api/v1/player/suspend',
  '/api/v1/player/ban_records',
  '/api/v1/player/account',
  '/api/v1/player/third_part/bind',
  '/api/v1/third_part/info',
  '/api/v1/headshot',
  '/api/v1/game/replay_url',
  '/api/v1/rank/rich_list',
  '/api/v1/bag/log',
  '/api/v1/a10t/list',
  '/api/v1/a10t/info',
  '/api/v1/coupon/receive',
  '/api/v1/captcha/send',
  '/api/v1/captcha/valid',
  '/api/v1/captcha',
  '/api/v1/valid_captcha',
  '/api/v1/captcha/check',
  '/api/v1/captcha/receive',
  '/api/v1/email/check',
  '/api/v1/email/bind',
  '/api/v1/redenvelope/receive_info/export',
  '/api/v1/club/coupon_list/export',
  '/api/v1/club/member_list/export',
  '/api/v1/club/exchange_list/export',
  '/api/v1/store/order',
  '/api/v1/store/goods_setting',
  '/api/v1/store/exchange_gem_to_gold',
  '/api/v1/store/exchange_gold',
  '/api/v1/payment/mycard_payment',
  '/api/v1/payment/omg',
  '/api/v1/payment/mycard_verify',
] as const;

/** The codes of the two error catalogues (specification 1 §8, 2 §8). */
export const SPECIFIED_CODES = [
  100000, 100001, 100005, 100006, 100009, 100011, 100013, 100014, 100015, 100017, 200001, 200017, 200024, 200026,
  200029, 200030, 200031, 200032, 200035, 200044, 200045, 200056, 200062, 200063, 200065, 200067, 200068, 200069,
  200070, 200071, 200076, 200077, 200078, 200079, 200080, 200081, 200082, 200083, 200086, 200087, 200089, 200090,
  200091, 200092, 200093, 200098, 200099, 200100, 200101, 200102, 200103, 200104, 200105, 200106, 200107, 200108,
  200109, 200110, 200111, 200112, 200113, 200114, 200115, 200119, 200121, 200122, 200124, 200125, 200218, 200221,
  200230, 200231, 200232, 200233, 200234,
] as const;
