/** A column as `table.column`, and the reason of the exception. */
type Exceptions = Readonly<Record<string, string>>;

const OPERATOR = 'What operators did, in their words, about an id that names nobody any more.';
const BOOKS = 'A record of money, kept for ten years, under an id alone.';
const PLAY = 'A record of play and of what it paid, under an id alone.';
const DAY = 'A kept answer goes after a day.';
const LIMITS = 'What limits of sends count goes after two days.';
const OTHERS = 'It belongs to another player, who keeps it; it names an id alone.';

export const STAYS: Exceptions = {
  'auditLog.Detail': OPERATOR,
  'exclusions.WayHash': 'A keyed hash of a paused player stays as long as the pause, five years for one for good.',
  'orders.Invoice': 'Invoices are kept for five years.',
};

/** Personal columns that stay for days, since a job that clears them runs anyway. */
export const PASSES: Exceptions = {
  'idempotency.Answer': DAY,
  'mails.Content': 'What was sent to others goes with their mail, after 30 days; own mail within ten minutes.',
  'mails.Title': 'As its content.',
  'outboxTexts.Text': "The development outbox's texts go after a week.",
  'outboxTexts.To': 'As its text.',
  'phoneCodes.Purpose': 'A code goes after a day.',
  'phoneSends.DeviceID': LIMITS,
  'phoneSends.Phone': LIMITS,
  'phoneSends.Sender': LIMITS,
  'pushOutbox.Push': 'A push goes as soon as it is published.',
  'tickerItems.Item': 'A line that was read out goes after 30 days.',
};

export const KEEPS_ID: Exceptions = {
  'accountDeletions.PlayerID': 'The record of the deletion.',
  'accounts.Owner': BOOKS,
  'auditLog.Subject': OPERATOR,
  'battleEntries.PlayerID': PLAY,
  'clubAchievements.ClaimerID': 'It belongs to the club.',
  'clubBroadcasts.SenderID': 'It counts against the limit of the club; its text is gone.',
  'clubCoupons.IssuerID': BOOKS,
  'clubCoupons.PlayerID': BOOKS,
  'clubVaultRecords.ActorID': BOOKS,
  'clubVaultRecords.PlayerID': BOOKS,
  'couponUses.PlayerID': BOOKS,
  'couponRedemptions.PlayerID': BOOKS,
  'entries.Owner': BOOKS,
  'envelopeClaims.PlayerID': BOOKS,
  'envelopes.SenderID': BOOKS,
  'firstPurchases.PlayerID': BOOKS,
  'gameSessions.JoinID': PLAY,
  'gameSessions.PlayerID': PLAY,
  'giftEntries.Owner': BOOKS,
  'giftRecords.OtherID': BOOKS,
  'giftRecords.PlayerID': BOOKS,
  'invitations.InviterID': BOOKS,
  'invitations.PlayerID': BOOKS,
  'messageReports.FromID': 'A decided report counts; its words are gone.',
  'messageReports.ReporterID': 'As the one reported.',
  'messages.FromID': 'A message keeps its place without its words.',
  'messages.Sender': 'As the message; without name and picture.',
  'openRounds.PlayerID': PLAY,
  'orders.PlayerID': BOOKS,
  'passedOn.PlayerID': BOOKS,
  'playerReports.PlayerID': 'As reports of messages.',
  'playerReports.ReporterID': 'As reports of messages.',
  'players.NameKey': 'Unique, made of the id.',
  'players.PlayerID': 'What the books refer to.',
  'privateRooms.OtherID': OTHERS,
  'raceRounds.PlayerID': PLAY,
  'rankPlaces.PlayerID': PLAY,
  'rankRewards.PlayerID': PLAY,
  'rankScores.PlayerID': PLAY,
  'rewardClaims.PlayerID': BOOKS,
  'rounds.PlayerID': PLAY,
  'walletTransactions.PlayerID': BOOKS,
  'wheelSpins.PlayerID': PLAY,
};

const COPY = 'A copy of what the export holds elsewhere.';
const HASH = 'A hash, of which nobody reads what it was made of.';
const ASKS = 'A browser that asks to be let in is not known to be the player’s; the request goes after ten minutes.';
const SECRET = 'Whoever reads it could sign in or act by it.';

export const NOT_EXPORTED: Exceptions = {
  'auditLog.Detail': OPERATOR,
  'exclusions.WayHash': HASH,
  'giftPasswords.PasswordHash': SECRET,
  'idempotency.Answer': COPY,
  'liveFrames.Data': 'A picture of a stream that the player showed to everyone.',
  'livePins.Message': COPY,
  'livePins.Name': COPY,
  'livePins.ReplyMessage': 'The words of the one who was quoted.',
  'livePins.ReplyName': 'The name of the one who was quoted.',
  'livePollVotes.Answer': 'Gone a minute after the end of the poll.',
  'livePolls.Answers': 'Gone a minute after the end of the poll.',
  'livePolls.Question': 'Gone a minute after the end of the poll.',
  'liveSanctions.Reason': 'The words of a host or co-moderator.',
  'messageReports.OriginalMessage': 'The words of the one who was reported.',
  'messages.Reply': 'The words of the one who was quoted.',
  'messages.Sender': COPY,
  'nameGrams.Gram': COPY,
  'nameGrams.NameKey': COPY,
  'nameSkeletons.Skeleton': COPY,
  'outboxTexts.Text': SECRET,
  'outboxTexts.To': COPY,
  'passkeys.PublicKey': 'It says nothing to its owner, whose device holds the other half.',
  'phoneCodes.Purpose': COPY,
  'phoneSends.DeviceID': SECRET,
  'phoneSends.Phone': COPY,
  'phoneSends.Sender': HASH,
  'phoneTokens.Phone': COPY,
  'pictures.Data': 'Its address stands in the export.',
  'playerReports.Title': 'The words of the host who was reported.',
  'players.DeviceID': SECRET,
  'players.NameKey': COPY,
  'pushOutbox.Push': COPY,
  'securityEvents.AddressHash': HASH,
  'signInRequests.Browser': ASKS,
  'signInRequests.Phone': ASKS,
  'signInRequests.System': ASKS,
  'tickerItems.Item': COPY,
};
