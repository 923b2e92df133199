import { table } from '../table.ts';

/** Clubs, their alliances, and what their offices keep. Who is in which club and as what also stands with the players. */
export const clubTables = {
  clubs: table({
    columns: {
      ClubID: 'text',
      ClubName: 'text',
      /** Empty: in none. */
      AllianceID: 'text',
      HasChat: 'boolean',
      CreateTime: 'text',
      /** The name folded for search and uniqueness. */
      NameKey: 'text',
      Description: 'text',
      /** 1 to 10. */
      FlagColor: 'integer',
      /** Which of the product's own pictures stands on the flag. */
      Badge: 'integer',
      LeaderID: 'text',
      MemberCount: 'integer',
      Level: 'integer',
      /** Gold that members gave within each day's share of growth; levels come of it. */
      Growth: 'integer',
      /** All gold that members ever gave. */
      Contribution: 'integer',
      AcceptsApplications: 'boolean',
      /** Who was offered the leadership and until when; both empty: nobody. */
      SuccessorID: 'text',
      SuccessionExpires: 'text',
      /** When the club ends; empty: no notice was given. */
      DissolveTime: 'text',
      /** The VIP tier from which one may apply. */
      LeastVIPLevel: 'integer',
      /** The language in which members write. */
      Language: 'text',
      /** The week in Taipei of the last contribution, by its Monday, and what members gave in it. */
      Week: 'text',
      WeekContribution: 'integer',
    },
    key: ['ClubID'],
    unique: [['ClubName']],
    indexes: [['AllianceID'], ['NameKey'], ['Growth'], ['DissolveTime']],
  }),
  alliances: table({
    columns: {
      AllianceID: 'text',
      AllianceName: 'text',
      NameKey: 'text',
      LeaderClubID: 'text',
      ClubCount: 'integer',
      CreateTime: 'text',
    },
    key: ['AllianceID'],
    indexes: [['NameKey'], ['CreateTime']],
  }),
  clubMembers: table({
    columns: {
      PlayerID: 'text',
      ClubID: 'text',
      /** 1 leader, 2 deputy, 3 member: the order of lists. */
      Rank: 'integer',
      JoinTime: 'text',
      Contribution: 'integer',
      /** The day in Taipei of the last contribution, and what of that day counted for growth. */
      Day: 'text',
      DayGrowth: 'integer',
      /** How much of the contribution the vault has paid back to its giver. */
      Returned: 'integer',
      /** The week in Taipei of the last contribution, by its Monday, and what was given in it. */
      Week: 'text',
      WeekContribution: 'integer',
    },
    key: ['PlayerID'],
    indexes: [['ClubID', 'Rank', 'Contribution']],
  }),
  /** What a player gained from clubs on a day in Taipei, beyond what they gave themselves. */
  clubGains: table({
    columns: { PlayerID: 'text', Day: 'text', Gold: 'integer' },
    key: ['PlayerID', 'Day'],
  }),
  clubApplications: table({
    columns: {
      ClubID: 'text',
      PlayerID: 'text',
      /** `open` or `refused`; the rest is gone. */
      Status: 'text',
      CreateTime: 'text',
      RefuseTime: 'text',
    },
    key: ['ClubID', 'PlayerID'],
    indexes: [
      ['ClubID', 'Status', 'CreateTime'],
      ['PlayerID', 'Status'],
      ['Status', 'RefuseTime'],
    ],
  }),
  clubInvitations: table({
    columns: { PlayerID: 'text', ClubID: 'text', InviterID: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'ClubID'],
    indexes: [['ClubID', 'CreateTime'], ['CreateTime']],
  }),
  clubVaultRecords: table({
    columns: {
      ID: 'text',
      ClubID: 'text',
      /** Counts up by one in each vault: the order of its records. */
      Seq: 'integer',
      /** 1 exchange, 2 contribution, 3 achievement, 4 coupon given out, 5 coupon come back. */
      Kind: 'integer',
      /** Who did it; empty: the clock. */
      ActorID: 'text',
      /** Whom it went to; empty: the vault. */
      PlayerID: 'text',
      Amount: 'integer',
      /** What the vault held afterwards. */
      Balance: 'integer',
      CreateTime: 'text',
    },
    key: ['ID'],
    unique: [['ClubID', 'Seq']],
    indexes: [['ClubID', 'Kind', 'Seq']],
  }),
  clubCoupons: table({
    columns: {
      ID: 'text',
      ClubID: 'text',
      PlayerID: 'text',
      IssuerID: 'text',
      Amount: 'integer',
      /** `open`, `redeemed` or `returned`. */
      Status: 'text',
      CreateTime: 'text',
      Expires: 'text',
      EndTime: 'text',
    },
    key: ['ID'],
    indexes: [
      ['ClubID', 'CreateTime'],
      ['PlayerID', 'ClubID', 'CreateTime'],
      ['Status', 'Expires'],
      ['ClubID', 'Status'],
    ],
  }),
  clubAchievements: table({
    columns: { ClubID: 'text', AchievementID: 'integer', ClaimerID: 'text', CreateTime: 'text' },
    key: ['ClubID', 'AchievementID'],
  }),
  clubBroadcasts: table({
    columns: {
      ID: 'text',
      ClubID: 'text',
      SenderID: 'text',
      /** `mail` or `sms`. */
      Channel: 'text',
      Text: 'text',
      /** The last member who got it; members get it in the order of their ids. */
      Cursor: 'text',
      Done: 'boolean',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [['ClubID', 'Channel', 'CreateTime'], ['Done']],
  }),
  allianceRequests: table({
    columns: { ClubID: 'text', AllianceID: 'text', CreateTime: 'text' },
    key: ['ClubID'],
    indexes: [['AllianceID', 'CreateTime']],
  }),
} as const;
