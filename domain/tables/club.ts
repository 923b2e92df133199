import { counted, key, personal, plain, table } from '#store/table.ts';

/** The rows of players also have the club and the role. */
export const clubTables = {
  clubs: table({
    columns: {
      ClubID: key('text'),
      ClubName: plain('text'),
      /** Empty if the club is in no alliance. */
      AllianceID: key('text', { references: 'alliances' }),
      HasChat: plain('boolean'),
      CreateTime: plain('text'),
      /** The folded name, for search and uniqueness. */
      NameKey: key('text'),
      Description: plain('text'),
      /** The level, from 1 to 10. */
      FlagColor: plain('integer'),
      /** The product's own picture on the flag. */
      Badge: plain('integer'),
      LeaderID: key('player'),
      MemberCount: counted('integer'),
      Level: counted('integer'),
      /** Gold that members gave within each day's share of growth. It sets the level. */
      Growth: counted('integer'),
      /** All gold that members ever gave. */
      Contribution: counted('integer'),
      AcceptsApplications: plain('boolean'),
      /** The player who was offered the leadership, and the end of the offer. Both are empty if there is no offer. */
      SuccessorID: key('player'),
      SuccessionExpires: plain('text'),
      /** When the club ends. Empty if no end is planned. */
      DissolveTime: plain('text'),
      /** The VIP tier from which a player may apply. */
      LeastVIPLevel: plain('integer'),
      Language: plain('text'),
      /** The week in Taipei of the last contribution, named by its Monday, and the gold given in it. */
      Week: key('text'),
      WeekContribution: counted('integer'),
      /** When the vault last took a deposit that needed a second check. Empty if never. */
      CheckedDepositTime: plain('text'),
      /** Free gold of young accounts in the vault. */
      FromYoung: counted('integer'),
    },
    key: ['ClubID'],
    unique: [['ClubName']],
    indexes: [['AllianceID'], ['NameKey'], ['Growth'], ['DissolveTime']],
  }),
  alliances: table({
    columns: {
      AllianceID: key('text'),
      AllianceName: plain('text'),
      NameKey: key('text'),
      LeaderClubID: key('text', { references: 'clubs' }),
      ClubCount: counted('integer'),
      CreateTime: plain('text'),
    },
    key: ['AllianceID'],
    indexes: [['NameKey'], ['CreateTime']],
  }),
  clubMembers: table({
    columns: {
      PlayerID: key('player'),
      ClubID: key('text', { references: 'clubs' }),
      /** 1 means leader, 2 deputy, 3 member. Lists use this order. */
      Rank: plain('integer'),
      JoinTime: plain('text'),
      Contribution: counted('integer'),
      /** The day in Taipei of the last contribution, and the gold of that day that counted for growth. */
      Day: key('text'),
      DayGrowth: counted('integer'),
      /** How much of the contribution the vault has paid back to its giver. */
      Returned: counted('integer'),
      /** The week in Taipei of the last contribution, named by its Monday, and the gold given in it. */
      Week: key('text'),
      WeekContribution: counted('integer'),
    },
    key: ['PlayerID'],
    indexes: [['ClubID', 'Rank', 'Contribution']],
  }),
  /** Gold that a player gained from clubs on a day in Taipei, beyond their own contributions. */
  clubGains: table({
    columns: { PlayerID: key('player'), Day: key('text'), Gold: counted('integer') },
    key: ['PlayerID', 'Day'],
  }),
  clubApplications: table({
    columns: {
      ClubID: key('text', { references: 'clubs' }),
      PlayerID: key('player'),
      /** `open` or `refused`; other applications are removed. */
      Status: plain('text'),
      CreateTime: plain('text'),
      RefuseTime: plain('text'),
    },
    key: ['ClubID', 'PlayerID'],
    indexes: [
      ['ClubID', 'Status', 'CreateTime'],
      ['PlayerID', 'Status'],
      ['Status', 'RefuseTime'],
    ],
  }),
  clubInvitations: table({
    columns: {
      PlayerID: key('player'),
      ClubID: key('text', { references: 'clubs' }),
      InviterID: key('player'),
      CreateTime: plain('text'),
    },
    key: ['PlayerID', 'ClubID'],
    indexes: [['ClubID', 'CreateTime'], ['CreateTime']],
  }),
  clubVaultRecords: table({
    columns: {
      ID: key('text'),
      ClubID: key('text', { references: 'clubs' }),
      /** A number that increases by one in each vault. Its records have this order. */
      Seq: key('integer'),
      /** 1 means exchange, 2 contribution, 3 achievement, 4 issued coupon, 5 returned coupon. */
      Kind: plain('integer'),
      /** Empty for a scheduled job. */
      ActorID: key('player'),
      /** Empty for the vault. */
      PlayerID: key('player'),
      Amount: counted('integer'),
      /** The vault's balance afterwards. */
      Balance: counted('integer'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    unique: [['ClubID', 'Seq']],
    indexes: [['ClubID', 'Kind', 'Seq']],
  }),
  clubCoupons: table({
    columns: {
      ID: key('text'),
      ClubID: key('text', { references: 'clubs' }),
      PlayerID: key('player'),
      IssuerID: key('player'),
      Amount: counted('integer'),
      /** `open`, `redeemed` or `returned`. */
      Status: plain('text'),
      CreateTime: plain('text'),
      Expires: plain('text'),
      EndTime: plain('text'),
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
    columns: {
      ClubID: key('text', { references: 'clubs' }),
      AchievementID: key('integer'),
      ClaimerID: key('player'),
      CreateTime: plain('text'),
    },
    key: ['ClubID', 'AchievementID'],
  }),
  clubBroadcasts: table({
    columns: {
      ID: key('text'),
      ClubID: key('text', { references: 'clubs' }),
      SenderID: key('player'),
      /** `mail` or `sms`. */
      Channel: key('text'),
      Text: personal('text'),
      /** The last member who got it. Members get it in the order of their ids. */
      Cursor: plain('text'),
      Done: plain('boolean'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [['ClubID', 'Channel', 'CreateTime'], ['Done']],
  }),
  allianceRequests: table({
    columns: {
      ClubID: key('text', { references: 'clubs' }),
      AllianceID: key('text', { references: 'alliances' }),
      CreateTime: plain('text'),
    },
    key: ['ClubID'],
    indexes: [['AllianceID', 'CreateTime']],
  }),
} as const;
