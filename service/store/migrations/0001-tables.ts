/**
 * The first tables. Times are ISO 8601 texts, JSON is text, booleans are 0 and 1; whole numbers stay within 2^53, so that
 * every reader sees them exactly. Narrow tables are kept in the order of their keys.
 */
export const statements: readonly string[] = [
  `CREATE TABLE "players" (
    "PlayerID" TEXT NOT NULL,
    "Name" TEXT NOT NULL,
    "NameKey" TEXT NOT NULL,
    "Picture" TEXT NOT NULL,
    "PictureSetting" INTEGER NOT NULL CHECK ("PictureSetting" BETWEEN -9007199254740991 AND 9007199254740991),
    "Information" TEXT NOT NULL,
    "Email" TEXT NOT NULL,
    "Level" INTEGER NOT NULL CHECK ("Level" BETWEEN -9007199254740991 AND 9007199254740991),
    "VIPLevel" INTEGER NOT NULL CHECK ("VIPLevel" BETWEEN -9007199254740991 AND 9007199254740991),
    "Rename" INTEGER NOT NULL CHECK ("Rename" BETWEEN -9007199254740991 AND 9007199254740991),
    "ClubID" TEXT NOT NULL,
    "ClubRole" TEXT NOT NULL,
    "TptType" TEXT NOT NULL,
    "Phone" TEXT NOT NULL,
    "DeviceID" TEXT NOT NULL,
    "IsHost" INTEGER NOT NULL CHECK ("IsHost" IN (0, 1)),
    "Disabled" INTEGER NOT NULL CHECK ("Disabled" IN (0, 1)),
    "MutedUntil" TEXT NOT NULL,
    "MuteReason" TEXT NOT NULL,
    "RegistTime" TEXT NOT NULL,
    "LastLoginTime" TEXT NOT NULL,
    PRIMARY KEY ("PlayerID"),
    UNIQUE ("NameKey")
  ) STRICT`,
  `CREATE INDEX "players by Phone" ON "players" ("Phone")`,
  `CREATE INDEX "players by DeviceID" ON "players" ("DeviceID")`,
  `CREATE INDEX "players by ClubID" ON "players" ("ClubID")`,
  `CREATE TABLE "sessions" (
    "TokenHash" TEXT NOT NULL,
    "PlayerID" TEXT NOT NULL,
    "Provider" TEXT NOT NULL,
    "IsRegist" INTEGER NOT NULL CHECK ("IsRegist" IN (0, 1)),
    "CreateTime" TEXT NOT NULL,
    "Expires" TEXT NOT NULL,
    "EndReason" TEXT NOT NULL,
    PRIMARY KEY ("TokenHash")
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX "sessions by PlayerID and EndReason" ON "sessions" ("PlayerID", "EndReason")`,
  `CREATE TABLE "phoneCodes" (
    "Purpose" TEXT NOT NULL,
    "CodeHash" TEXT NOT NULL,
    "TriesLeft" INTEGER NOT NULL CHECK ("TriesLeft" BETWEEN -9007199254740991 AND 9007199254740991),
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("Purpose")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "phoneSends" (
    "ID" TEXT NOT NULL,
    "Phone" TEXT NOT NULL,
    "Sender" TEXT NOT NULL,
    "DeviceID" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("ID")
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX "phoneSends by Phone and CreateTime" ON "phoneSends" ("Phone", "CreateTime")`,
  `CREATE INDEX "phoneSends by Sender and CreateTime" ON "phoneSends" ("Sender", "CreateTime")`,
  `CREATE INDEX "phoneSends by DeviceID and CreateTime" ON "phoneSends" ("DeviceID", "CreateTime")`,
  `CREATE TABLE "phoneTokens" (
    "TokenHash" TEXT NOT NULL,
    "Phone" TEXT NOT NULL,
    "Expires" TEXT NOT NULL,
    PRIMARY KEY ("TokenHash")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "accounts" (
    "Owner" TEXT NOT NULL,
    "ItemID" INTEGER NOT NULL CHECK ("ItemID" BETWEEN -9007199254740991 AND 9007199254740991),
    "Balance" INTEGER NOT NULL CHECK ("Balance" BETWEEN -9007199254740991 AND 9007199254740991),
    PRIMARY KEY ("Owner", "ItemID")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "transfers" (
    "ID" TEXT NOT NULL,
    "Fingerprint" TEXT NOT NULL,
    "Reason" TEXT NOT NULL,
    "Source" TEXT NOT NULL,
    "Status" TEXT NOT NULL,
    "FailureCode" INTEGER NOT NULL CHECK ("FailureCode" BETWEEN -9007199254740991 AND 9007199254740991),
    "Reverses" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("ID")
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX "transfers by Reverses" ON "transfers" ("Reverses")`,
  `CREATE TABLE "entries" (
    "TransferID" TEXT NOT NULL,
    "Line" INTEGER NOT NULL CHECK ("Line" BETWEEN -9007199254740991 AND 9007199254740991),
    "Owner" TEXT NOT NULL,
    "ItemID" INTEGER NOT NULL CHECK ("ItemID" BETWEEN -9007199254740991 AND 9007199254740991),
    "Amount" INTEGER NOT NULL CHECK ("Amount" BETWEEN -9007199254740991 AND 9007199254740991),
    "BeforeAmount" INTEGER NOT NULL CHECK ("BeforeAmount" BETWEEN -9007199254740991 AND 9007199254740991),
    "AfterAmount" INTEGER NOT NULL CHECK ("AfterAmount" BETWEEN -9007199254740991 AND 9007199254740991),
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("TransferID", "Line")
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX "entries by Owner and ItemID and CreateTime" ON "entries" ("Owner", "ItemID", "CreateTime")`,
  `CREATE TABLE "channels" (
    "Channel" TEXT NOT NULL,
    "Epoch" TEXT NOT NULL,
    "Seq" INTEGER NOT NULL CHECK ("Seq" BETWEEN -9007199254740991 AND 9007199254740991),
    PRIMARY KEY ("Channel")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "messages" (
    "Channel" TEXT NOT NULL,
    "Seq" INTEGER NOT NULL CHECK ("Seq" BETWEEN -9007199254740991 AND 9007199254740991),
    "ID" TEXT NOT NULL,
    "ChannelType" INTEGER NOT NULL CHECK ("ChannelType" BETWEEN -9007199254740991 AND 9007199254740991),
    "FromID" TEXT NOT NULL,
    "Sender" TEXT NOT NULL,
    "SenderType" INTEGER NOT NULL CHECK ("SenderType" BETWEEN -9007199254740991 AND 9007199254740991),
    "Flag" INTEGER NOT NULL CHECK ("Flag" BETWEEN -9007199254740991 AND 9007199254740991),
    "Message" TEXT NOT NULL,
    "OriginalMessage" TEXT NOT NULL,
    "ReplyID" TEXT NOT NULL,
    "Reply" TEXT NOT NULL,
    "AutoReply" TEXT NOT NULL,
    "ClubName" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("Channel", "Seq"),
    UNIQUE ("ID")
  ) STRICT`,
  `CREATE INDEX "messages by Channel and CreateTime" ON "messages" ("Channel", "CreateTime")`,
  `CREATE INDEX "messages by FromID and CreateTime" ON "messages" ("FromID", "CreateTime")`,
  `CREATE TABLE "readMarks" (
    "PlayerID" TEXT NOT NULL,
    "Channel" TEXT NOT NULL,
    "Seq" INTEGER NOT NULL CHECK ("Seq" BETWEEN -9007199254740991 AND 9007199254740991),
    PRIMARY KEY ("PlayerID", "Channel")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "clubs" (
    "ClubID" TEXT NOT NULL,
    "ClubName" TEXT NOT NULL,
    "AllianceID" TEXT NOT NULL,
    "HasChat" INTEGER NOT NULL CHECK ("HasChat" IN (0, 1)),
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("ClubID"),
    UNIQUE ("ClubName")
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX "clubs by AllianceID" ON "clubs" ("AllianceID")`,
  `CREATE TABLE "alliances" (
    "AllianceID" TEXT NOT NULL,
    "AllianceName" TEXT NOT NULL,
    PRIMARY KEY ("AllianceID")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "games" (
    "GameCode" TEXT NOT NULL,
    "Position" INTEGER NOT NULL CHECK ("Position" BETWEEN -9007199254740991 AND 9007199254740991),
    "GameNames" TEXT NOT NULL,
    "SearchKey" TEXT NOT NULL,
    "Provider" TEXT NOT NULL,
    "Category" TEXT NOT NULL,
    "Hot" INTEGER NOT NULL CHECK ("Hot" IN (0, 1)),
    "New" INTEGER NOT NULL CHECK ("New" IN (0, 1)),
    "Jackpot" INTEGER NOT NULL CHECK ("Jackpot" BETWEEN -9007199254740991 AND 9007199254740991),
    "MinBet" INTEGER NOT NULL CHECK ("MinBet" BETWEEN -9007199254740991 AND 9007199254740991),
    "MaxBet" INTEGER NOT NULL CHECK ("MaxBet" BETWEEN -9007199254740991 AND 9007199254740991),
    "Volatility" INTEGER NOT NULL CHECK ("Volatility" BETWEEN -9007199254740991 AND 9007199254740991),
    "Playable" INTEGER NOT NULL CHECK ("Playable" IN (0, 1)),
    PRIMARY KEY ("GameCode")
  ) STRICT`,
  `CREATE INDEX "games by Position" ON "games" ("Position")`,
  `CREATE TABLE "tickerItems" (
    "ID" TEXT NOT NULL,
    "Item" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("ID")
  ) STRICT`,
  `CREATE INDEX "tickerItems by CreateTime" ON "tickerItems" ("CreateTime")`,
  `CREATE TABLE "idempotency" (
    "Scope" TEXT NOT NULL,
    "R" TEXT NOT NULL,
    "Fingerprint" TEXT NOT NULL,
    "Code" INTEGER NOT NULL CHECK ("Code" BETWEEN -9007199254740991 AND 9007199254740991),
    "Answer" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("Scope", "R")
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX "idempotency by CreateTime" ON "idempotency" ("CreateTime")`,
  `CREATE TABLE "pushOutbox" (
    "ID" TEXT NOT NULL,
    "Position" INTEGER NOT NULL CHECK ("Position" BETWEEN -9007199254740991 AND 9007199254740991),
    "Push" TEXT NOT NULL,
    PRIMARY KEY ("ID", "Position")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "outboxTexts" (
    "ID" TEXT NOT NULL,
    "To" TEXT NOT NULL,
    "Channel" TEXT NOT NULL,
    "Text" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("ID")
  ) STRICT`,
  `CREATE INDEX "outboxTexts by To and CreateTime" ON "outboxTexts" ("To", "CreateTime")`,
  `CREATE TABLE "settings" (
    "Name" TEXT NOT NULL,
    "Value" TEXT NOT NULL,
    PRIMARY KEY ("Name")
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE "auditLog" (
    "ID" TEXT NOT NULL,
    "Actor" TEXT NOT NULL,
    "Action" TEXT NOT NULL,
    "Subject" TEXT NOT NULL,
    "Detail" TEXT NOT NULL,
    "CreateTime" TEXT NOT NULL,
    PRIMARY KEY ("ID")
  ) STRICT`,
  `CREATE INDEX "auditLog by CreateTime" ON "auditLog" ("CreateTime")`,
];
