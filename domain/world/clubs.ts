import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { nameKey } from '../player/name.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import type { DemoPlayer } from './players.ts';
import { DAY, type WorldSource } from './source.ts';
import { ALLIANCE_NAMES, CLUB_DESCRIPTIONS, CLUB_NAMES } from './words.ts';

/** The languages of the fourth and the sixth club. The others write Chinese. */
const LANGUAGES: Readonly<Record<number, LocaleID>> = { 3: 'vi_vn', 5: 'id_id' };

/** The six clubs of the demo world. Clubs 1 to 3 are in the first alliance, 4 to 6 in the second. All except the last have a chat room. */
export const createClubs = ({ ago }: WorldSource, players: readonly DemoPlayer[]): readonly RowOf<Tables['clubs']>[] =>
  CLUB_NAMES.map((ClubName, at) => {
    const ClubID = String(at + 1);
    const members = players.filter(({ row }) => row.ClubID === ClubID);
    return {
      ClubID,
      ClubName,
      AllianceID: at < 3 ? '1' : '2',
      HasChat: at < 5,
      CreateTime: ago((90 - at) * DAY),
      NameKey: nameKey(ClubName),
      Description: CLUB_DESCRIPTIONS[at] ?? '',
      FlagColor: 1 + ((at * 3) % 10),
      Badge: at + 1,
      LeaderID: members.find(({ row }) => row.ClubRole === 'leader')?.row.PlayerID ?? '',
      MemberCount: members.length,
      Level: 1,
      Growth: 0,
      Contribution: 0,
      // The last club accepts invited players only.
      AcceptsApplications: at < 5,
      SuccessorID: '',
      SuccessionExpires: '',
      DissolveTime: '',
      LeastVIPLevel: at === 4 ? 3 : 1,
      Language: LANGUAGES[at] ?? 'zh_tw',
      Week: '',
      WeekContribution: 0,
      CheckedDepositTime: '',
      FromYoung: 0,
    };
  });

/** The two alliances of the demo world, each led by its first club. */
export const createAlliances = ({ ago }: WorldSource): readonly RowOf<Tables['alliances']>[] =>
  ALLIANCE_NAMES.map((AllianceName, at) => ({
    AllianceID: String(at + 1),
    AllianceName,
    NameKey: nameKey(AllianceName),
    LeaderClubID: String(at * 3 + 1),
    ClubCount: 3,
    CreateTime: ago((60 - at) * DAY),
  }));
