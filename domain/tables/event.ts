import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { RaceTerms } from '#protocol/entities/race.ts';
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
      /** The rounds of a race that count, open ones included. */
      Rounds: counted('integer'),
      /** A keyed hash of the phone at the entry into a race. Empty after the race is settled, and in other battles. */
      PhoneHash: key('text'),
      /** Why the player is out of a race. Empty if the player is not out. */
      Out: plain('text'),
      /** The mail with the prize of a race. Empty until it was sent. */
      MailID: key('text', { references: 'mails' }),
    },
    key: ['BattleID', 'PlayerID'],
    indexes: [
      ['BattleID', 'Bracket', 'Score', 'ScoreTime'],
      ['BattleID', 'PhoneHash'],
    ],
  }),
  /** Battles with terms and a time of their own (decision 0285). */
  races: table({
    columns: {
      BattleID: key('text', { references: 'battles' }),
      /** As they were published when the first player entered. */
      Terms: plain(json(RaceTerms)),
      /** `open`, `settled` (final, prizes are being sent) or `paid`. */
      State: plain('text'),
      /** When the board was pushed last. Empty before. */
      ToldTime: plain('text'),
    },
    key: ['BattleID'],
    indexes: [['State']],
  }),
  /** Open rounds that count in a race. */
  raceRounds: table({
    columns: {
      RoundID: key('text', { references: 'rounds' }),
      BattleID: key('text', { references: 'battles' }),
      PlayerID: key('player'),
    },
    key: ['RoundID', 'BattleID'],
    indexes: [['BattleID']],
  }),
  raceTickets: table({
    columns: {
      /** The id of the gift, so that it gives only once. */
      TicketID: key('text'),
      PlayerID: key('player'),
      Source: plain('text'),
      Count: counted('integer'),
      Used: counted('integer'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
    },
    key: ['TicketID'],
    indexes: [['PlayerID', 'ExpireTime']],
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
