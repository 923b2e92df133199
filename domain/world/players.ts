import { PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { nameKey } from '../player/name.ts';
import { DAY, HOUR, type WorldSource } from './source.ts';
import { AVATARS, INTRODUCTION, NICKNAMES } from './words.ts';

/** The starting state of one player. */
export interface DemoPlayer {
  readonly row: PlayerRow;
  readonly Gold: number;
  readonly Gem: number;
  readonly GamePoint: number;
}

interface Fixed {
  readonly Phone: string;
  readonly VIPLevel: number;
  readonly Gold: number;
  readonly Gem?: number;
  readonly GamePoint?: number;
  readonly ClubID?: string;
  readonly ClubRole?: 'leader' | 'deputy' | 'member';
  readonly IsHost?: boolean;
}

/** The accounts that decisions §1 promises, in the order of their ids from 10000001. */
const FIXED: readonly Fixed[] = [
  { Phone: '0900000001', VIPLevel: 3, Gold: 1_000_000, Gem: 5_000, GamePoint: 5_000, ClubID: '1', ClubRole: 'member' },
  {
    Phone: '0900000002',
    VIPLevel: 8,
    Gold: 50_000_000,
    Gem: 100_000,
    GamePoint: 100_000,
    ClubID: '1',
    ClubRole: 'leader',
    IsHost: true,
  },
  { Phone: '0900000003', VIPLevel: 1, Gold: 10_000 },
  { Phone: '0900000004', VIPLevel: 3, Gold: 220_000, Gem: 300, GamePoint: 300 },
  { Phone: '0900000004', VIPLevel: 4, Gold: 860_000, Gem: 1_200, GamePoint: 1_200 },
  { Phone: '0900000004', VIPLevel: 1, Gold: 15_000 },
  { Phone: '0900000005', VIPLevel: 2, Gold: 180_000, Gem: 400, GamePoint: 400, ClubID: '1', ClubRole: 'deputy' },
];

/** The number of accounts that decisions §1 promises. They are the first of the players. */
export const FIXED_ACCOUNTS = FIXED.length;

/** The 60 players of the demo world. */
export function createPlayers(source: WorldSource): readonly DemoPlayer[] {
  return NICKNAMES.map((Name, at) => createDemoPlayer(source, Name, at, FIXED[at] ?? drawPlayer(source, at)));
}

/** The founders of the clubs except the first, which a fixed account leads. */
const LEADERS: ReadonlySet<number> = new Set([7, 8, 9, 16, 11]);

function drawPlayer({ faker }: WorldSource, at: number): Fixed {
  const VIPLevel = faker.helpers.weightedArrayElement(
    [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ value, weight: 10 - value })),
  );
  const clubbed = at % 5 !== 0;
  return {
    Phone: `09100000${String(at).padStart(2, '0')}`,
    VIPLevel,
    Gold: faker.number.int({ min: 10_000, max: 400_000 }) * VIPLevel,
    Gem: faker.number.int({ min: 0, max: 900 }) * VIPLevel,
    GamePoint: faker.number.int({ min: 0, max: 900 }) * VIPLevel,
    ...(clubbed && { ClubID: String(1 + (at % 6)), ClubRole: LEADERS.has(at) ? 'leader' : 'member' }),
  };
}

function createDemoPlayer({ faker, ago }: WorldSource, Name: string, at: number, fixed: Fixed): DemoPlayer {
  const PlayerID = String(10_000_001 + at);
  const Level = Math.min(99, fixed.VIPLevel * 8 + faker.number.int({ min: 1, max: 9 }));
  return {
    row: {
      PlayerID,
      Name,
      NameKey: nameKey(Name),
      Picture: `/art/avatars/${AVATARS[at % AVATARS.length] ?? 'owl'}-192.avif`,
      PictureSetting: 1,
      Information: INTRODUCTION,
      Email: '',
      Level,
      VIPLevel: fixed.VIPLevel,
      Rename: 0,
      ClubID: fixed.ClubID ?? '',
      ClubRole: fixed.ClubRole ?? '',
      TptType: [PROVIDER_TYPE.site, PROVIDER_TYPE.phone],
      Phone: fixed.Phone,
      DeviceID: '',
      IsHost: fixed.IsHost ?? false,
      Disabled: false,
      MutedUntil: '',
      MuteReason: '',
      RegistTime: ago((120 - at) * DAY),
      LastLoginTime: ago(faker.number.int({ min: 1, max: 72 }) * HOUR),
      LinePicture: '',
      FacebookPicture: '',
      DisabledUntil: '',
      PausedUntil: '',
      HideBalances: false,
      HideLastLogin: false,
      HideGame: false,
      HideArrival: false,
    },
    Gold: fixed.Gold,
    Gem: fixed.Gem ?? 0,
    GamePoint: fixed.GamePoint ?? 0,
  };
}
