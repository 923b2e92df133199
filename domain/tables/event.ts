import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { counted, json, key, plain, table } from '#store/table.ts';

export const eventTables = {
  absences: table({
    columns: {
      PlayerID: key('player'),
      ReturnTime: key('text'),
      DaysAway: counted('integer'),
      /** The end of the time to claim its reward. */
      ExpireTime: plain('text'),
      ClaimTime: plain('text'),
    },
    key: ['PlayerID', 'ReturnTime'],
  }),
  rewards: table({
    columns: {
      RewardID: key('text'),
      /** The only player who may claim the reward. Empty if every player may claim it. */
      PlayerID: key('player'),
      Title: plain(json(LocalisedText)),
      ItemID: key('integer'),
      Amount: counted('integer'),
      Source: plain('text'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
    },
    key: ['RewardID'],
    indexes: [['PlayerID', 'ExpireTime']],
  }),
  rewardClaims: table({
    columns: { PlayerID: key('player'), RewardID: key('text', { references: 'rewards' }), ClaimTime: plain('text') },
    key: ['PlayerID', 'RewardID'],
  }),
  passTickets: table({
    columns: {
      PlayerID: key('player'),
      Season: key('text'),
      Experience: counted('integer'),
      Premium: plain('boolean'),
    },
    key: ['PlayerID', 'Season'],
  }),
  passClaims: table({
    columns: {
      PlayerID: key('player'),
      Season: key('text'),
      Level: key('integer'),
      /** 1 means free, 2 paid. */
      Track: key('integer'),
      ClaimTime: plain('text'),
    },
    key: ['PlayerID', 'Season', 'Level', 'Track'],
  }),
  /** Battles with at least one player. */
  battles: table({
    columns: {
      BattleID: key('text'),
      EndTime: plain('text'),
      /** Empty until the pool of the battle is paid. */
      SettleTime: plain('text'),
    },
    key: ['BattleID'],
    indexes: [['SettleTime', 'EndTime']],
  }),
  battleBrackets: table({
    columns: {
      BattleID: key('text', { references: 'battles' }),
      Bracket: key('integer'),
      Players: counted('integer'),
      Scored: counted('integer'),
    },
    key: ['BattleID', 'Bracket'],
  }),
  battleEntries: table({
    columns: {
      BattleID: key('text', { references: 'battles' }),
      PlayerID: key('player'),
      Bracket: key('integer'),
      Score: counted('integer'),
      /** When the score was reached. Of two equal scores, the earlier ranks higher. */
      ScoreTime: plain('text'),
      /** The rank in the settled battle. 0 before. */
      Rank: plain('integer'),
      Bonus: counted('integer'),
      JoinTime: plain('text'),
    },
    key: ['BattleID', 'PlayerID'],
    indexes: [['BattleID', 'Bracket', 'Score', 'ScoreTime']],
  }),
  challengeEntries: table({
    columns: {
      PlayerID: key('player'),
      ChallengeID: key('text'),
      /** The day or week of the challenge, named by its first day. */
      Period: key('text'),
      Progress: counted('integer'),
      AcceptTime: plain('text'),
      EndTime: plain('text'),
      ClaimTime: plain('text'),
    },
    key: ['PlayerID', 'ChallengeID', 'Period'],
    indexes: [['PlayerID', 'EndTime']],
  }),
  wheelDays: table({
    columns: {
      PlayerID: key('player'),
      Day: key('text'),
      FreeSpins: counted('integer'),
      PaidSpins: counted('integer'),
    },
    key: ['PlayerID', 'Day'],
  }),
  wheelTickets: table({
    columns: { PlayerID: key('player'), Spins: counted('integer') },
    key: ['PlayerID'],
  }),
  wheelSpins: table({
    columns: {
      SpinID: key('text'),
      PlayerID: key('player'),
      PrizeID: key('text'),
      ItemID: key('integer'),
      Amount: counted('integer'),
      /** The price. A free spin costs 0 of item 0. */
      CostItemID: key('integer'),
      CostAmount: counted('integer'),
      /** Whether the list of winners shows it. */
      Big: plain('boolean'),
      CreateTime: plain('text'),
    },
    key: ['SpinID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['Big', 'CreateTime'],
    ],
  }),
  presents: table({
    columns: {
      PresentID: key('text'),
      PlayerID: key('player'),
      ItemID: key('integer'),
      Amount: counted('integer'),
      Source: plain('text'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
      /** Empty until it is used. */
      UseTime: plain('text'),
    },
    key: ['PresentID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
} as const;
