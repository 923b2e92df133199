import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { json, table } from '../table.ts';

/** Return rewards, rewards, pass ticket, bonus battle, challenge, wheel and presents. */
export const eventTables = {
  /** Times a player came back after having been away. */
  absences: table({
    columns: {
      PlayerID: 'text',
      ReturnTime: 'text',
      DaysAway: 'integer',
      /** Until when its reward can be claimed. */
      ExpireTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'ReturnTime'],
  }),
  rewards: table({
    columns: {
      RewardID: 'text',
      /** Whose it is; empty: everyone's. */
      PlayerID: 'text',
      Title: json(LocalisedText),
      ItemID: 'integer',
      Amount: 'integer',
      Source: 'text',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['RewardID'],
    indexes: [['PlayerID', 'ExpireTime']],
  }),
  rewardClaims: table({
    columns: { PlayerID: 'text', RewardID: 'text', ClaimTime: 'text' },
    key: ['PlayerID', 'RewardID'],
  }),
  passTickets: table({
    columns: { PlayerID: 'text', Season: 'text', Experience: 'integer', Premium: 'boolean' },
    key: ['PlayerID', 'Season'],
  }),
  passClaims: table({
    columns: {
      PlayerID: 'text',
      Season: 'text',
      Level: 'integer',
      /** 1 free, 2 paid. */
      Track: 'integer',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'Season', 'Level', 'Track'],
  }),
  /** Battles that somebody joined. */
  battles: table({
    columns: {
      BattleID: 'text',
      EndTime: 'text',
      /** Empty until its pool was paid. */
      SettleTime: 'text',
    },
    key: ['BattleID'],
    indexes: [['SettleTime', 'EndTime']],
  }),
  /** How many are in each bracket of a battle, and how many of them have a score. */
  battleBrackets: table({
    columns: { BattleID: 'text', Bracket: 'integer', Players: 'integer', Scored: 'integer' },
    key: ['BattleID', 'Bracket'],
  }),
  battleEntries: table({
    columns: {
      BattleID: 'text',
      PlayerID: 'text',
      Bracket: 'integer',
      Score: 'integer',
      /** When the score was reached: of two equal ones the earlier stands higher. */
      ScoreTime: 'text',
      /** Of the settled battle; 0 before it. */
      Rank: 'integer',
      Bonus: 'integer',
      JoinTime: 'text',
    },
    key: ['BattleID', 'PlayerID'],
    indexes: [['BattleID', 'Bracket', 'Score', 'ScoreTime']],
  }),
  challengeEntries: table({
    columns: {
      PlayerID: 'text',
      ChallengeID: 'text',
      /** The day or week it was accepted for, by its first day. */
      Period: 'text',
      Progress: 'integer',
      AcceptTime: 'text',
      EndTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'ChallengeID', 'Period'],
    indexes: [['PlayerID', 'EndTime']],
  }),
  wheelDays: table({
    columns: { PlayerID: 'text', Day: 'text', FreeSpins: 'integer', PaidSpins: 'integer' },
    key: ['PlayerID', 'Day'],
  }),
  /** Spins that presents gave and that were not used yet. */
  wheelTickets: table({
    columns: { PlayerID: 'text', Spins: 'integer' },
    key: ['PlayerID'],
  }),
  wheelSpins: table({
    columns: {
      SpinID: 'text',
      PlayerID: 'text',
      PrizeID: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      /** What it cost; 0 of item 0 for a free one. */
      CostItemID: 'integer',
      CostAmount: 'integer',
      /** Whether the list of winners shows it. */
      Big: 'boolean',
      CreateTime: 'text',
    },
    key: ['SpinID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['Big', 'CreateTime'],
    ],
  }),
  presents: table({
    columns: {
      PresentID: 'text',
      PlayerID: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      Source: 'text',
      CreateTime: 'text',
      ExpireTime: 'text',
      /** Empty until it was used. */
      UseTime: 'text',
    },
    key: ['PresentID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
} as const;
