import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/event.ts. */
export const event = createTables('0010-event', {
  absences: {
    columns: {
      PlayerID: 'text',
      ReturnTime: 'text',
      DaysAway: 'integer',
      ExpireTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'ReturnTime'],
  },
  rewards: {
    columns: {
      RewardID: 'text',
      PlayerID: 'text',
      Title: 'json',
      ItemID: 'integer',
      Amount: 'integer',
      Source: 'text',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['RewardID'],
    indexes: [['PlayerID', 'ExpireTime']],
  },
  rewardClaims: {
    columns: { PlayerID: 'text', RewardID: 'text', ClaimTime: 'text' },
    key: ['PlayerID', 'RewardID'],
  },
  passTickets: {
    columns: { PlayerID: 'text', Season: 'text', Experience: 'integer', Premium: 'boolean' },
    key: ['PlayerID', 'Season'],
  },
  passClaims: {
    columns: {
      PlayerID: 'text',
      Season: 'text',
      Level: 'integer',
      Track: 'integer',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'Season', 'Level', 'Track'],
  },
  battles: {
    columns: {
      BattleID: 'text',
      EndTime: 'text',
      SettleTime: 'text',
    },
    key: ['BattleID'],
    indexes: [['SettleTime', 'EndTime']],
  },
  battleEntries: {
    columns: {
      BattleID: 'text',
      PlayerID: 'text',
      Bracket: 'integer',
      Score: 'integer',
      ScoreTime: 'text',
      Rank: 'integer',
      Bonus: 'integer',
      JoinTime: 'text',
    },
    key: ['BattleID', 'PlayerID'],
    indexes: [['BattleID', 'Bracket', 'Score', 'ScoreTime']],
  },
  challengeEntries: {
    columns: {
      PlayerID: 'text',
      ChallengeID: 'text',
      Period: 'text',
      Progress: 'integer',
      AcceptTime: 'text',
      EndTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'ChallengeID', 'Period'],
    indexes: [['PlayerID', 'EndTime']],
  },
  wheelDays: {
    columns: { PlayerID: 'text', Day: 'text', FreeSpins: 'integer', PaidSpins: 'integer' },
    key: ['PlayerID', 'Day'],
  },
  wheelTickets: {
    columns: { PlayerID: 'text', Spins: 'integer' },
    key: ['PlayerID'],
  },
  wheelSpins: {
    columns: {
      SpinID: 'text',
      PlayerID: 'text',
      PrizeID: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      CostItemID: 'integer',
      CostAmount: 'integer',
      Big: 'boolean',
      CreateTime: 'text',
    },
    key: ['SpinID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['Big', 'CreateTime'],
    ],
  },
  presents: {
    columns: {
      PresentID: 'text',
      PlayerID: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      Source: 'text',
      CreateTime: 'text',
      ExpireTime: 'text',
      UseTime: 'text',
    },
    key: ['PresentID'],
    indexes: [['PlayerID', 'CreateTime']],
  },
});
