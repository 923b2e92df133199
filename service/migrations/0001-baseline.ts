import { createTables, type Migration } from '#store/sql/migration.ts';
import { pushLogStatements } from '#store/sql/pushLog.ts';

// biome-ignore format: one column a line would hide the tables.
const tables = createTables('0001-baseline', {
  players: {
    columns: {
      PlayerID: 'text', Name: 'text', NameKey: 'text', Picture: 'text', PictureSetting: 'integer', Information: 'text',
      Email: 'text', Level: 'integer', VIPLevel: 'integer', Rename: 'integer', ClubID: 'text', ClubRole: 'text',
      TptType: 'json', Phone: 'text', DeviceID: 'text', IsHost: 'boolean', Disabled: 'boolean', MutedUntil: 'text',
      MuteReason: 'text', RegistTime: 'text', LastLoginTime: 'text', LinePicture: 'text', FacebookPicture: 'text',
      DisabledUntil: 'text', PausedUntil: 'text', HideBalances: 'boolean', HideLastLogin: 'boolean',
    },
    wide: true, key: ['PlayerID'], unique: [['NameKey']],
    indexes: [
      ['Phone'], ['DeviceID'], ['ClubID'], ['Email'], ['RegistTime'],
      ['NameKey', 'VIPLevel', 'ClubID', 'Disabled', 'DisabledUntil'],
    ],
  },
  guestReviews: {
    columns: { PlayerID: 'text', DueTime: 'text' },
    key: ['PlayerID'], indexes: [['DueTime']],
  },
  playerBans: {
    columns: { BanID: 'text', PlayerID: 'text', Reason: 'text', From: 'text', Until: 'text', LiftTime: 'text' },
    key: ['BanID'], indexes: [['PlayerID', 'LiftTime'], ['LiftTime', 'From']],
  },
  sessions: {
    columns: {
      TokenHash: 'text', PlayerID: 'text', Provider: 'text', IsRegist: 'boolean', CreateTime: 'text', Expires: 'text',
      EndReason: 'text', ProofTime: 'text', CodeTime: 'text', DeviceHash: 'text',
    },
    key: ['TokenHash'], indexes: [['PlayerID', 'EndReason'], ['Expires']],
  },
  devices: {
    columns: {
      PlayerID: 'text', DeviceHash: 'text', Browser: 'text', System: 'text', Provider: 'text', FirstTime: 'text',
      LastTime: 'text',
    },
    key: ['PlayerID', 'DeviceHash'], indexes: [['LastTime'], ['DeviceHash']],
  },
  phoneCodes: {
    columns: { Purpose: 'text', CodeHash: 'text', TriesLeft: 'integer', CreateTime: 'text' },
    key: ['Purpose'], indexes: [['CreateTime']],
  },
  phoneSends: {
    columns: { ID: 'text', Phone: 'text', Sender: 'text', DeviceID: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['Phone', 'CreateTime'], ['Sender', 'CreateTime'], ['DeviceID', 'CreateTime'], ['CreateTime']],
  },
  phoneRewards: {
    columns: { PhoneHash: 'text', Kind: 'text', CreateTime: 'text' },
    key: ['PhoneHash', 'Kind'],
  },
  phoneTokens: {
    columns: { TokenHash: 'text', Phone: 'text', Expires: 'text', DeviceHash: 'text' },
    key: ['TokenHash'], indexes: [['Expires'], ['Phone']],
  },
  accounts: {
    columns: { Owner: 'text', ItemID: 'integer', Balance: 'integer', Position: 'integer' },
    key: ['Owner', 'ItemID'],
  },
  transfers: {
    columns: {
      ID: 'text', Fingerprint: 'text', Reason: 'text', Source: 'text', Status: 'text', FailureCode: 'integer',
      Reverses: 'text', CreateTime: 'text',
    },
    key: ['ID'], indexes: [['Reverses']],
  },
  entries: {
    columns: {
      TransferID: 'text', Line: 'integer', Owner: 'text', ItemID: 'integer', Amount: 'integer', BeforeAmount: 'integer',
      AfterAmount: 'integer', CreateTime: 'text', Position: 'integer',
    },
    key: ['TransferID', 'Line'], indexes: [['Owner', 'ItemID', 'Position', 'CreateTime', 'Amount']],
  },
  channels: {
    columns: { Channel: 'text', Epoch: 'text', Seq: 'integer' },
    key: ['Channel'],
  },
  messages: {
    columns: {
      Channel: 'text', Seq: 'integer', ID: 'text', ChannelType: 'integer', FromID: 'text', Sender: 'json',
      SenderType: 'integer', Flag: 'integer', Message: 'text', OriginalMessage: 'text', ReplyID: 'text', Reply: 'json',
      AutoReply: 'json', ClubName: 'text', CreateTime: 'text',
    },
    wide: true, key: ['Channel', 'Seq'], unique: [['ID']],
    indexes: [['Channel', 'CreateTime'], ['FromID', 'CreateTime']],
  },
  readMarks: {
    columns: { PlayerID: 'text', Channel: 'text', Seq: 'integer' },
    key: ['PlayerID', 'Channel'],
  },
  sendTimes: {
    columns: { PlayerID: 'text', Times: 'json' },
    key: ['PlayerID'],
  },
  privateRooms: {
    columns: { PlayerID: 'text', OtherID: 'text', Channel: 'text', LastSeq: 'integer', LastTime: 'text' },
    key: ['PlayerID', 'OtherID'], indexes: [['PlayerID', 'LastTime']],
  },
  staff: {
    columns: { PlayerID: 'text', Role: 'text' },
    key: ['PlayerID'], indexes: [['Role']],
  },
  messageReports: {
    columns: {
      MessageID: 'text', ReporterID: 'text', Reason: 'text', Channel: 'text', Seq: 'integer', FromID: 'text',
      OriginalMessage: 'text', Status: 'text', CreateTime: 'text',
    },
    key: ['MessageID', 'ReporterID'],
    indexes: [['Status', 'CreateTime'], ['FromID', 'CreateTime'], ['ReporterID', 'CreateTime']],
  },
  clubs: {
    columns: {
      ClubID: 'text', ClubName: 'text', AllianceID: 'text', HasChat: 'boolean', CreateTime: 'text', NameKey: 'text',
      Description: 'text', FlagColor: 'integer', Badge: 'integer', LeaderID: 'text', MemberCount: 'integer',
      Level: 'integer', Growth: 'integer', Contribution: 'integer', AcceptsApplications: 'boolean', SuccessorID: 'text',
      SuccessionExpires: 'text', DissolveTime: 'text', LeastVIPLevel: 'integer', Language: 'text', Week: 'text',
      WeekContribution: 'integer', CheckedDepositTime: 'text', FromYoung: 'integer',
    },
    key: ['ClubID'], unique: [['ClubName']], indexes: [['AllianceID'], ['NameKey'], ['Growth'], ['DissolveTime']],
  },
  alliances: {
    columns: {
      AllianceID: 'text', AllianceName: 'text', NameKey: 'text', LeaderClubID: 'text', ClubCount: 'integer',
      CreateTime: 'text',
    },
    key: ['AllianceID'], indexes: [['NameKey'], ['CreateTime']],
  },
  clubMembers: {
    columns: {
      PlayerID: 'text', ClubID: 'text', Rank: 'integer', JoinTime: 'text', Contribution: 'integer', Day: 'text',
      DayGrowth: 'integer', Returned: 'integer', Week: 'text', WeekContribution: 'integer',
    },
    key: ['PlayerID'], indexes: [['ClubID', 'Rank', 'Contribution']],
  },
  clubGains: {
    columns: { PlayerID: 'text', Day: 'text', Gold: 'integer' },
    key: ['PlayerID', 'Day'],
  },
  clubApplications: {
    columns: { ClubID: 'text', PlayerID: 'text', Status: 'text', CreateTime: 'text', RefuseTime: 'text' },
    key: ['ClubID', 'PlayerID'],
    indexes: [['ClubID', 'Status', 'CreateTime'], ['PlayerID', 'Status'], ['Status', 'RefuseTime']],
  },
  clubInvitations: {
    columns: { PlayerID: 'text', ClubID: 'text', InviterID: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'ClubID'], indexes: [['ClubID', 'CreateTime'], ['CreateTime']],
  },
  clubVaultRecords: {
    columns: {
      ID: 'text', ClubID: 'text', Seq: 'integer', Kind: 'integer', ActorID: 'text', PlayerID: 'text', Amount: 'integer',
      Balance: 'integer', CreateTime: 'text',
    },
    key: ['ID'], unique: [['ClubID', 'Seq']], indexes: [['ClubID', 'Kind', 'Seq']],
  },
  clubCoupons: {
    columns: {
      ID: 'text', ClubID: 'text', PlayerID: 'text', IssuerID: 'text', Amount: 'integer', Status: 'text',
      CreateTime: 'text', Expires: 'text', EndTime: 'text',
    },
    key: ['ID'],
    indexes: [
      ['ClubID', 'CreateTime'], ['PlayerID', 'ClubID', 'CreateTime'], ['Status', 'Expires'], ['ClubID', 'Status'],
    ],
  },
  clubAchievements: {
    columns: { ClubID: 'text', AchievementID: 'integer', ClaimerID: 'text', CreateTime: 'text' },
    key: ['ClubID', 'AchievementID'],
  },
  clubBroadcasts: {
    columns: {
      ID: 'text', ClubID: 'text', SenderID: 'text', Channel: 'text', Text: 'text', Cursor: 'text', Done: 'boolean',
      CreateTime: 'text',
    },
    key: ['ID'], indexes: [['ClubID', 'Channel', 'CreateTime'], ['Done']],
  },
  allianceRequests: {
    columns: { ClubID: 'text', AllianceID: 'text', CreateTime: 'text' },
    key: ['ClubID'], indexes: [['AllianceID', 'CreateTime']],
  },
  games: {
    columns: {
      GameCode: 'text', Position: 'integer', GameNames: 'json', SearchKey: 'text', Provider: 'text', Category: 'text',
      Hot: 'boolean', New: 'boolean', Jackpot: 'integer', MinBet: 'integer', MaxBet: 'integer', Volatility: 'integer',
      Playable: 'boolean', JackpotTime: 'text',
    },
    wide: true, key: ['GameCode'], indexes: [['Position']],
  },
  tickerItems: {
    columns: { ID: 'text', Item: 'json', CreateTime: 'text' },
    wide: true, key: ['ID'], indexes: [['CreateTime']],
  },
  favouriteGames: {
    columns: { PlayerID: 'text', GameCode: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'GameCode'], indexes: [['PlayerID', 'CreateTime']],
  },
  recentGames: {
    columns: { PlayerID: 'text', GameCode: 'text', MachineNo: 'integer', Rounds: 'integer', LastTime: 'text' },
    key: ['PlayerID', 'GameCode'], indexes: [['PlayerID', 'LastTime']],
  },
  jackpotShares: {
    columns: { GameCode: 'text', Part: 'integer', Amount: 'integer' },
    key: ['GameCode', 'Part'],
  },
  prideStatus: {
    columns: { PlayerID: 'text', Status: 'integer' },
    key: ['PlayerID'],
  },
  idempotency: {
    columns: { Scope: 'text', R: 'text', Fingerprint: 'text', Code: 'integer', Answer: 'json', CreateTime: 'text' },
    key: ['Scope', 'R'], indexes: [['CreateTime']],
  },
  pushOutbox: {
    columns: { ID: 'text', Position: 'integer', Push: 'json' },
    key: ['ID', 'Position'],
  },
  outboxTexts: {
    columns: { ID: 'text', To: 'text', Channel: 'text', Text: 'text', CreateTime: 'text' },
    wide: true, key: ['ID'], indexes: [['To', 'CreateTime'], ['CreateTime']],
  },
  settings: {
    columns: { Name: 'text', Value: 'json' },
    key: ['Name'],
  },
  nodes: {
    columns: { ID: 'text', Beat: 'integer', SeenTime: 'text' },
    key: ['ID'],
  },
  jobs: {
    columns: { Name: 'text', DueTime: 'text' },
    key: ['Name'],
  },
  auditLog: {
    columns: { ID: 'text', Actor: 'text', Action: 'text', Subject: 'text', Detail: 'json', CreateTime: 'text' },
    wide: true, key: ['ID'], indexes: [['CreateTime']],
  },
  relations: {
    columns: { PlayerID: 'text', OtherID: 'text', Type: 'integer', CreateTime: 'text' },
    key: ['PlayerID', 'OtherID'], indexes: [['PlayerID', 'Type', 'CreateTime'], ['OtherID', 'Type']],
  },
  nameGrams: {
    columns: { Gram: 'text', NameKey: 'text' },
    key: ['Gram', 'NameKey'],
  },
  nameSkeletons: {
    columns: { Kind: 'text', Skeleton: 'text', OwnerID: 'text' },
    key: ['Kind', 'Skeleton'], indexes: [['OwnerID']],
  },
  invitations: {
    columns: { PlayerID: 'text', InviterID: 'text', CreateTime: 'text', ClaimTime: 'text' },
    key: ['PlayerID'], indexes: [['InviterID', 'CreateTime']],
  },
  rounds: {
    columns: {
      RoundID: 'text', PlayerID: 'text', GameCode: 'text', MachineNo: 'integer', Bet: 'integer', Win: 'integer',
      Jackpot: 'text', CreateTime: 'text',
    },
    wide: true, key: ['RoundID'], indexes: [['PlayerID', 'CreateTime'], ['GameCode', 'CreateTime']],
  },
  honors: {
    columns: {
      ID: 'text', PlayerID: 'text', RoundID: 'text', GameCode: 'text', Provider: 'text', MachineNo: 'integer',
      Bet: 'integer', Win: 'integer', Pinned: 'integer', CreateTime: 'text',
    },
    wide: true, key: ['ID'], indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'Pinned'], ['GameCode', 'Win']],
  },
  mails: {
    columns: {
      MailID: 'text', PlayerID: 'text', FromID: 'text', Title: 'json', Content: 'json', Attachments: 'json',
      PaidBy: 'text', Source: 'text', RefID: 'text', State: 'integer', Holds: 'boolean', CreateTime: 'text',
      ExpireTime: 'text',
    },
    wide: true, key: ['MailID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'State', 'ExpireTime'], ['ExpireTime']],
  },
  envelopes: {
    columns: {
      RedEnvelopeID: 'text', SenderID: 'text', Audience: 'text', ChannelType: 'integer', Title: 'text', Content: 'text',
      Amount: 'integer', Quantity: 'integer', Method: 'integer', Shares: 'json', Claimed: 'integer',
      ClaimedAmount: 'integer', Status: 'integer', CreateTime: 'text', ExpireTime: 'text',
    },
    wide: true, key: ['RedEnvelopeID'],
    indexes: [['Audience', 'CreateTime'], ['Audience', 'Amount'], ['SenderID', 'CreateTime'], ['Status', 'ExpireTime']],
  },
  envelopeClaims: {
    columns: { RedEnvelopeID: 'text', PlayerID: 'text', Amount: 'integer', CreateTime: 'text' },
    key: ['RedEnvelopeID', 'PlayerID'], indexes: [['PlayerID', 'CreateTime']],
  },
  gameSessions: {
    columns: {
      TokenHash: 'text', LaunchHash: 'text', PlayerID: 'text', GameCode: 'text', Brand: 'text', Provider: 'text',
      SessionHash: 'text', UsedBy: 'text', CreateTime: 'text', Expires: 'text',
    },
    key: ['TokenHash'], unique: [['LaunchHash']], indexes: [['PlayerID'], ['Expires']],
  },
  walletTransactions: {
    columns: {
      Provider: 'text', TransactionID: 'text', Call: 'text', Fingerprint: 'text', PlayerID: 'text', RoundID: 'text',
      Move: 'integer', Amount: 'integer', Status: 'text', Balance: 'integer', State: 'text', CreateTime: 'text',
    },
    key: ['Provider', 'TransactionID'], indexes: [['PlayerID'], ['CreateTime']],
  },
  walletRequests: {
    columns: { KeyID: 'text', RequestID: 'text', Expires: 'text' },
    key: ['KeyID', 'RequestID'], indexes: [['Expires']],
  },
  providerWins: {
    columns: { Provider: 'text', Day: 'text', Amount: 'integer', Held: 'integer' },
    key: ['Provider', 'Day'],
  },
  providerJackpots: {
    columns: {
      Brand: 'text', GameCode: 'text', Amount: 'integer', WonTime: 'text', SeenTime: 'text', LowerTime: 'text',
    },
    key: ['Brand', 'GameCode'],
  },
  openRounds: {
    columns: {
      RoundID: 'text', PlayerID: 'text', GameCode: 'text', MachineNo: 'integer', Bet: 'integer', Win: 'integer',
      Jackpot: 'text', Moves: 'integer', State: 'text', DueTime: 'text', CreateTime: 'text', Reserved: 'integer',
    },
    key: ['RoundID'], indexes: [['DueTime'], ['PlayerID'], ['State', 'CreateTime']],
  },
  giftRecords: {
    columns: {
      PlayerID: 'text', GiftID: 'text', Direction: 'integer', OtherID: 'text', ItemID: 'integer', Amount: 'integer',
      Worth: 'integer', PaidItemID: 'integer', Price: 'integer', Fee: 'integer', State: 'integer', CreateTime: 'text',
    },
    key: ['PlayerID', 'GiftID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'Direction', 'CreateTime'], ['GiftID']],
  },
  giftDays: {
    columns: {
      PlayerID: 'text', Day: 'text', Sent: 'integer', Worth: 'integer', Collected: 'integer', WrongPasswords: 'integer',
      Withdrawn: 'integer', Deposited: 'integer', Free: 'integer', FromYoung: 'integer',
    },
    key: ['PlayerID', 'Day'],
  },
  giftPasswords: {
    columns: { PlayerID: 'text', PasswordHash: 'text', ChangeTime: 'text' },
    key: ['PlayerID'],
  },
  passedOn: {
    columns: {
      ID: 'text', PlayerID: 'text', Kind: 'text', ItemID: 'integer', Amount: 'integer', Returned: 'integer',
      CreateTime: 'text', Free: 'integer', IsYoung: 'boolean', OriginID: 'text',
    },
    key: ['ID'], indexes: [['PlayerID', 'CreateTime'], ['Kind', 'CreateTime']],
  },
  freeItems: {
    columns: { PlayerID: 'text', ItemID: 'integer', Amount: 'integer' },
    key: ['PlayerID', 'ItemID'],
  },
  connections: {
    columns: {
      ConnectionID: 'text', PlayerID: 'text', RoomID: 'text', SeenTime: 'text', NodeID: 'text', Session: 'text',
      Tab: 'text', Socket: 'text',
    },
    key: ['ConnectionID'], indexes: [['PlayerID', 'SeenTime'], ['SeenTime'], ['NodeID', 'SeenTime'], ['Session']],
  },
  liveRooms: {
    columns: {
      RoomID: 'text', HostID: 'text', Title: 'text', Status: 'integer', HasChat: 'boolean', StreamKeyHash: 'text',
      Position: 'integer', StartTime: 'text', CreateTime: 'text', ToldCount: 'integer', ToldTime: 'text',
      OnAir: 'boolean', ShownStatus: 'integer', SessionID: 'text', FormerKeyHash: 'text', GameCode: 'text',
      SlowSeconds: 'integer', Followers: 'integer', GiftSeq: 'integer', NoticeTime: 'text', WishTime: 'text',
      StopTime: 'text',
    },
    key: ['RoomID'],
    indexes: [['HostID'], ['Status', 'Position'], ['StreamKeyHash'], ['ShownStatus', 'Position'], ['FormerKeyHash']],
  },
  livePublishers: {
    columns: {
      RoomID: 'text', PublisherID: 'text', StartTime: 'text', SeenTime: 'text', Bitrate: 'integer', Frames: 'integer',
      KeyFrameMs: 'integer', Dropped: 'integer', Width: 'integer', Height: 'integer', Watching: 'integer',
      SampleTime: 'text', Owner: 'text',
    },
    key: ['RoomID'], indexes: [['SeenTime']],
  },
  liveSamples: {
    columns: {
      RoomID: 'text', CreateTime: 'text', SessionID: 'text', Viewers: 'integer', Watching: 'integer',
      Bitrate: 'integer', Frames: 'integer', Dropped: 'integer',
    },
    key: ['RoomID', 'CreateTime'], indexes: [['CreateTime']],
  },
  liveSessions: {
    columns: {
      SessionID: 'text', RoomID: 'text', HostID: 'text', Title: 'text', StartTime: 'text', EndTime: 'text',
      EndReason: 'text', PeakViewers: 'integer', Gifts: 'integer', GiftWorth: 'integer',
    },
    key: ['SessionID'], indexes: [['RoomID', 'StartTime'], ['HostID', 'StartTime'], ['EndTime']],
  },
  liveViewers: {
    columns: { RoomID: 'text', PlayerID: 'text', JoinTime: 'text', SeenTime: 'text' },
    key: ['RoomID', 'PlayerID'], indexes: [['RoomID', 'SeenTime'], ['RoomID', 'JoinTime'], ['SeenTime']],
  },
  liveSanctions: {
    columns: {
      RoomID: 'text', PlayerID: 'text', Kind: 'text', Until: 'text', ByID: 'text', Reason: 'text', CreateTime: 'text',
    },
    key: ['RoomID', 'PlayerID', 'Kind'], indexes: [['Until'], ['RoomID', 'CreateTime'], ['PlayerID'], ['ByID']],
  },
  liveActions: {
    columns: { ActionID: 'text', RoomID: 'text', Kind: 'text', PlayerID: 'text', ByID: 'text', CreateTime: 'text' },
    key: ['ActionID'], indexes: [['RoomID', 'ByID', 'CreateTime'], ['CreateTime'], ['PlayerID'], ['ByID']],
  },
  liveModerators: {
    columns: { RoomID: 'text', PlayerID: 'text', CreateTime: 'text' },
    key: ['RoomID', 'PlayerID'], indexes: [['PlayerID', 'CreateTime']],
  },
  liveFollows: {
    columns: { RoomID: 'text', PlayerID: 'text', Notify: 'boolean', CreateTime: 'text' },
    key: ['RoomID', 'PlayerID'], indexes: [['PlayerID', 'CreateTime'], ['RoomID', 'Notify', 'PlayerID']],
  },
  liveNotices: {
    columns: { SessionID: 'text', RoomID: 'text', Cursor: 'text', CreateTime: 'text' },
    key: ['SessionID'], indexes: [['CreateTime'], ['Cursor']],
  },
  livePins: {
    columns: { RoomID: 'text', MessageID: 'text', PlayerID: 'text', Name: 'text', Message: 'text', CreateTime: 'text' },
    key: ['RoomID'], indexes: [['PlayerID']],
  },
  liveGivers: {
    columns: {
      SessionID: 'text', PlayerID: 'text', Gifts: 'integer', Worth: 'integer', ItemID: 'integer', Combo: 'integer',
      LastTime: 'text',
    },
    key: ['SessionID', 'PlayerID'], indexes: [['SessionID', 'Worth'], ['PlayerID', 'SessionID']],
  },
  liveFrames: {
    columns: { FrameID: 'text', RoomID: 'text', HostID: 'text', Data: 'text', Kept: 'boolean', CreateTime: 'text' },
    key: ['FrameID'], indexes: [['RoomID', 'CreateTime'], ['HostID'], ['CreateTime']],
  },
  experience: {
    columns: { PlayerID: 'text', Level: 'integer', VIP: 'integer', SetVIP: 'integer', Staked: 'integer' },
    key: ['PlayerID'],
  },
  missionProgress: {
    columns: {
      PlayerID: 'text', MissionID: 'text', Period: 'text', Count: 'integer', DoneTime: 'text', ClaimTime: 'text',
    },
    key: ['PlayerID', 'MissionID'],
  },
  missionMarks: {
    columns: { PlayerID: 'text', MissionID: 'text', Mark: 'text' },
    key: ['PlayerID', 'MissionID', 'Mark'],
  },
  signInDays: {
    columns: { PlayerID: 'text', LastDay: 'text', Streak: 'integer' },
    key: ['PlayerID'],
  },
  absences: {
    columns: { PlayerID: 'text', ReturnTime: 'text', DaysAway: 'integer', ExpireTime: 'text', ClaimTime: 'text' },
    key: ['PlayerID', 'ReturnTime'],
  },
  rewards: {
    columns: {
      RewardID: 'text', PlayerID: 'text', Title: 'json', ItemID: 'integer', Amount: 'integer', Source: 'text',
      CreateTime: 'text', ExpireTime: 'text',
    },
    key: ['RewardID'], indexes: [['PlayerID', 'ExpireTime']],
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
    columns: { PlayerID: 'text', Season: 'text', Level: 'integer', Track: 'integer', ClaimTime: 'text' },
    key: ['PlayerID', 'Season', 'Level', 'Track'],
  },
  battles: {
    columns: { BattleID: 'text', EndTime: 'text', SettleTime: 'text' },
    key: ['BattleID'], indexes: [['SettleTime', 'EndTime']],
  },
  battleBrackets: {
    columns: { BattleID: 'text', Bracket: 'integer', Players: 'integer', Scored: 'integer' },
    key: ['BattleID', 'Bracket'],
  },
  battleEntries: {
    columns: {
      BattleID: 'text', PlayerID: 'text', Bracket: 'integer', Score: 'integer', ScoreTime: 'text', Rank: 'integer',
      Bonus: 'integer', JoinTime: 'text',
    },
    key: ['BattleID', 'PlayerID'], indexes: [['BattleID', 'Bracket', 'Score', 'ScoreTime']],
  },
  challengeEntries: {
    columns: {
      PlayerID: 'text', ChallengeID: 'text', Period: 'text', Progress: 'integer', AcceptTime: 'text', EndTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'ChallengeID', 'Period'], indexes: [['PlayerID', 'EndTime']],
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
      SpinID: 'text', PlayerID: 'text', PrizeID: 'text', ItemID: 'integer', Amount: 'integer', CostItemID: 'integer',
      CostAmount: 'integer', Big: 'boolean', CreateTime: 'text',
    },
    key: ['SpinID'], indexes: [['PlayerID', 'CreateTime'], ['Big', 'CreateTime']],
  },
  presents: {
    columns: {
      PresentID: 'text', PlayerID: 'text', ItemID: 'integer', Amount: 'integer', Source: 'text', CreateTime: 'text',
      ExpireTime: 'text', UseTime: 'text',
    },
    key: ['PresentID'], indexes: [['PlayerID', 'CreateTime']],
  },
  orders: {
    columns: {
      OrderID: 'text', PlayerID: 'text', GoodsID: 'text', GoodsType: 'integer', ItemID: 'integer', Amount: 'integer',
      Bonus: 'integer', Price: 'integer', GateWay: 'text', State: 'text', Invoice: 'json', TradeSeq: 'text',
      AuthCode: 'text', PaymentURL: 'text', CreateTime: 'text', ExpireTime: 'text', PaymentCode: 'json',
    },
    key: ['OrderID'], indexes: [['PlayerID', 'CreateTime'], ['State', 'ExpireTime'], ['CreateTime']],
  },
  orderSteps: {
    columns: { OrderID: 'text', Step: 'integer', State: 'text', CreateTime: 'text' },
    key: ['OrderID', 'Step'], indexes: [['State', 'CreateTime']],
  },
  firstPurchases: {
    columns: { PlayerID: 'text', OrderID: 'text', CreateTime: 'text' },
    key: ['PlayerID'],
  },
  couponBatches: {
    columns: {
      BatchID: 'text', Name: 'text', Brand: 'text', Rewards: 'json', MinVip: 'integer', PerCode: 'integer',
      PerPlayer: 'integer', Codes: 'integer', StartTime: 'text', ExpireTime: 'text', RevokeTime: 'text',
      CreateTime: 'text',
    },
    key: ['BatchID'], indexes: [['CreateTime']],
  },
  couponCodes: {
    columns: { CodeHash: 'text', BatchID: 'text', Used: 'integer', RevokeTime: 'text' },
    key: ['CodeHash'], indexes: [['BatchID']],
  },
  couponRedemptions: {
    columns: { CodeHash: 'text', PlayerID: 'text', Nth: 'integer', BatchID: 'text', CreateTime: 'text' },
    key: ['CodeHash', 'PlayerID', 'Nth'], indexes: [['BatchID', 'PlayerID'], ['PlayerID', 'CreateTime']],
  },
  coupons: {
    columns: {
      Code: 'text', Rewards: 'json', MinVip: 'integer', PerPlayer: 'integer', TotalLimit: 'integer', Used: 'integer',
      StartTime: 'text', ExpireTime: 'text', CreateTime: 'text',
    },
    key: ['Code'], indexes: [['CreateTime']],
  },
  couponUses: {
    columns: { Code: 'text', PlayerID: 'text', Nth: 'integer', CreateTime: 'text' },
    key: ['Code', 'PlayerID', 'Nth'], indexes: [['PlayerID', 'CreateTime']],
  },
  sandboxPayments: {
    columns: { OrderID: 'text', Outcome: 'text', TradeNo: 'text', DueTime: 'text' },
    key: ['OrderID'],
  },
  paymentAttempts: {
    columns: {
      TradeNo: 'text', OrderID: 'text', Adapter: 'text', State: 'text', Price: 'integer', GatewayNo: 'text',
      AuthCode: 'text', Checkout: 'json', OpenTime: 'text', Origin: 'text', AskTime: 'text', QueryTime: 'text',
      Queries: 'integer', Confirm: 'text', Refund: 'text', CreateTime: 'text', RefundPrice: 'integer',
    },
    key: ['TradeNo'], indexes: [['OrderID'], ['QueryTime']],
  },
  paymentEvents: {
    columns: {
      OrderID: 'text', Nth: 'integer', TradeNo: 'text', Kind: 'text', Said: 'text', CreateTime: 'text',
      Mismatch: 'text', Amount: 'integer',
    },
    key: ['OrderID', 'Nth'],
  },
  refusedCallbacks: {
    columns: { ID: 'text', Adapter: 'text', TradeNo: 'text', Why: 'text', Digest: 'text', CreateTime: 'text' },
    key: ['ID'], indexes: [['Adapter', 'CreateTime'], ['TradeNo']],
  },
  invoices: {
    columns: {
      OrderID: 'text', RelateNo: 'text', State: 'text', Asked: 'text', Number: 'text', RandomCode: 'text',
      IssueTime: 'text', Price: 'integer', Refund: 'integer', AllowanceNo: 'text', DueTime: 'text', Tries: 'integer',
      CreateTime: 'text',
    },
    key: ['OrderID'], unique: [['RelateNo']], indexes: [['DueTime']],
  },
  rescissions: {
    columns: {
      OrderID: 'text', State: 'text', AskTime: 'text', DecideTime: 'text', Unused: 'integer', UnusedBonus: 'integer',
      Refund: 'integer', Note: 'text',
    },
    key: ['OrderID'], indexes: [['State', 'AskTime']],
  },
  sandboxInvoices: {
    columns: {
      RelateNo: 'text', Number: 'text', RandomCode: 'text', IssueTime: 'text', Price: 'integer', Refund: 'integer',
    },
    key: ['RelateNo'],
  },
  switches: {
    columns: { Name: 'text', Brand: 'text', SiteID: 'text', Value: 'text', ChangeTime: 'text' },
    key: ['Name', 'Brand', 'SiteID'],
  },
  words: {
    columns: { Kind: 'text', Word: 'text', Active: 'boolean', ChangeTime: 'text' },
    key: ['Kind', 'Word'],
  },
  announcements: {
    columns: {
      AnnouncementID: 'text', Category: 'text', Title: 'json', Content: 'json', IsTop: 'boolean', PublishTime: 'text',
      UnpublishTime: 'text', IsTold: 'boolean',
    },
    wide: true, key: ['AnnouncementID'],
    indexes: [['PublishTime'], ['Category', 'PublishTime'], ['IsTop', 'PublishTime'], ['IsTold', 'PublishTime']],
  },
  ads: {
    columns: {
      AdID: 'text', Bookmark: 'text', Platform: 'text', Title: 'json', Image: 'json', Link: 'text', Position: 'integer',
      StartTime: 'text', EndTime: 'text',
    },
    key: ['AdID'], indexes: [['EndTime']],
  },
  pictures: {
    columns: { ID: 'text', Data: 'text', CreateTime: 'text' },
    wide: true, key: ['ID'],
  },
  playerPictures: {
    columns: { PlayerID: 'text', PictureID: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'PictureID'], indexes: [['PictureID']],
  },
  identities: {
    columns: { TPType: 'integer', Subject: 'text', PlayerID: 'text', CreateTime: 'text' },
    key: ['TPType', 'Subject'], indexes: [['PlayerID']],
  },
  playerReports: {
    columns: {
      ReportID: 'text', ReporterID: 'text', PlayerID: 'text', Reason: 'integer', Text: 'text', Status: 'text',
      CreateTime: 'text', RoomID: 'text', Title: 'text', FrameID: 'text',
    },
    key: ['ReportID'], indexes: [['ReporterID', 'PlayerID', 'Status'], ['Status', 'CreateTime']],
  },
  rankScores: {
    columns: { Board: 'text', PlayerID: 'text', Score: 'integer', ReachTime: 'text' },
    key: ['Board', 'PlayerID'], indexes: [['Board', 'Score', 'ReachTime']],
  },
  rankBoards: {
    columns: {
      Board: 'text', ActivityID: 'text', StartTime: 'text', EndTime: 'text', UpdateTime: 'text', NextTime: 'text',
      Total: 'integer', State: 'text',
    },
    key: ['Board'], indexes: [['State', 'EndTime']],
  },
  rankPlaces: {
    columns: { Board: 'text', Place: 'integer', PlayerID: 'text', Score: 'integer' },
    key: ['Board', 'Place'], unique: [['Board', 'PlayerID']],
  },
  rankDrafts: {
    columns: { Board: 'text', StartTime: 'text', After: 'text', Best: 'json' },
    wide: true, key: ['Board'],
  },
  rankRewards: {
    columns: {
      Board: 'text', PlayerID: 'text', ActivityID: 'text', StartTime: 'text', EndTime: 'text', Place: 'integer',
      Score: 'integer', Gold: 'integer', MailID: 'text',
    },
    key: ['Board', 'PlayerID'], indexes: [['Board', 'MailID'], ['PlayerID', 'EndTime']],
  },
  giftEntries: {
    columns: {
      TransferID: 'text', Line: 'integer', Owner: 'text', ItemID: 'integer', CreateTime: 'text', Position: 'integer',
    },
    key: ['TransferID', 'Line'], indexes: [['Owner', 'Position', 'CreateTime']],
  },
  signInAttempts: {
    columns: {
      StateHash: 'text', Provider: 'text', Nonce: 'text', Verifier: 'text', RedirectURI: 'text', BrowserHash: 'text',
      Purpose: 'text', ReturnTo: 'text', Popup: 'boolean', SessionHash: 'text', Expires: 'text', UsedTime: 'text',
      DeviceHash: 'text',
    },
    key: ['StateHash'], indexes: [['Expires'], ['BrowserHash', 'Expires']],
  },
  signInRequests: {
    columns: {
      DeviceHash: 'text', Phone: 'text', CodeHash: 'text', Browser: 'text', System: 'text', ProofTime: 'text',
      Expires: 'text',
    },
    key: ['DeviceHash'], unique: [['CodeHash']], indexes: [['Expires'], ['Phone']],
  },
  passkeys: {
    columns: {
      PasskeyID: 'text', PlayerID: 'text', CredentialID: 'text', PublicKey: 'text', Counter: 'integer',
      Transports: 'json', UserHandle: 'text', Host: 'text', Name: 'text', CreateTime: 'text', LastTime: 'text',
    },
    key: ['PasskeyID'], indexes: [['PlayerID', 'CreateTime']],
  },
  passkeyChallenges: {
    columns: { Asked: 'text', ChallengeHash: 'text', UserHandle: 'text', Expires: 'text' },
    key: ['Asked'], indexes: [['Expires']],
  },
  ownLimits: {
    columns: {
      Owner: 'text', Limits: 'json', Reminder: 'integer', LastPlay: 'text', Run: 'integer', Answered: 'integer',
    },
    key: ['Owner'],
  },
  playDays: {
    columns: {
      Owner: 'text', Day: 'text', Seconds: 'integer', Rounds: 'integer', Bet: 'integer', Win: 'integer',
      Spent: 'integer',
    },
    key: ['Owner', 'Day'], indexes: [['Day']],
  },
  accountDeletions: {
    columns: {
      PlayerID: 'text', State: 'text', RequestTime: 'text', DueTime: 'text', ErasedUpTo: 'text', DoneTime: 'text',
    },
    key: ['PlayerID'], indexes: [['State', 'DueTime']],
  },
  analyticsEvents: {
    columns: {
      EventID: 'text', VisitorID: 'text', Name: 'text', Route: 'text', Detail: 'json', Brand: 'text', EventTime: 'text',
      CreateTime: 'text',
    },
    key: ['EventID'], indexes: [['CreateTime'], ['Name', 'CreateTime']],
  },
  errorReports: {
    columns: {
      Fingerprint: 'text', Message: 'text', Stack: 'text', Route: 'text', Build: 'text', Browser: 'text',
      Count: 'integer', FirstTime: 'text', LastTime: 'text',
    },
    wide: true, key: ['Fingerprint'], indexes: [['LastTime']],
  },
  securityEvents: {
    columns: {
      EventID: 'text', Kind: 'text', PlayerID: 'text', AddressHash: 'text', Detail: 'json', CreateTime: 'text',
    },
    key: ['EventID'], indexes: [['CreateTime'], ['PlayerID', 'CreateTime'], ['Kind', 'CreateTime']],
  },
  exclusions: {
    columns: { WayHash: 'text', Expires: 'text', IsForGood: 'boolean' },
    key: ['WayHash'], indexes: [['Expires']],
  },
});

/** The first schema. It never changes; later migrations correct it. */
export const baseline: Migration = {
  ...tables,
  statements: (dialect) => [...tables.statements(dialect), ...pushLogStatements(dialect)],
};
