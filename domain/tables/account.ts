import * as z from 'zod/mini';
import { ProviderType } from '#protocol/entities/provider.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

export const accountTables = {
  players: table({
    columns: {
      PlayerID: key('player'),
      Name: personal('text'),
      /** The folded name, for search and uniqueness. */
      NameKey: personal('text'),
      Picture: personal('text'),
      PictureSetting: personal('integer'),
      Information: personal('text'),
      Email: personal('text'),
      Level: counted('integer'),
      VIPLevel: counted('integer'),
      Rename: plain('integer'),
      ClubID: key('text', { references: 'clubs' }),
      ClubRole: plain('text'),
      /** The ways to sign in, as in `tptType`. */
      TptType: personal(json(z.array(ProviderType))),
      Phone: personal('text'),
      DeviceID: personal('text'),
      IsHost: plain('boolean'),
      Disabled: plain('boolean'),
      MutedUntil: plain('text'),
      MuteReason: personal('text'),
      RegistTime: plain('text'),
      LastLoginTime: personal('text'),
      /** Addresses of the pictures from LINE and Facebook. Empty without a binding. */
      LinePicture: personal('text'),
      FacebookPicture: personal('text'),
      /** The end of a ban. Empty means until it is lifted. */
      DisabledUntil: plain('text'),
      /** The end of the player's pause. The player is not paused if it is empty or past. All accounts of a phone have the same end. */
      PausedUntil: personal('text'),
      /** The fields that the player hides from others: balances, and the last sign-in. */
      HideBalances: personal('boolean'),
      HideLastLogin: personal('boolean'),
      /** Whether friends do not see the game that the player is in. */
      HideGame: personal('boolean'),
      HideArrival: personal('boolean'),
    },
    key: ['PlayerID'],
    unique: [['NameKey']],
    indexes: [
      ['Phone'],
      ['DeviceID'],
      ['ClubID'],
      ['Email'],
      ['RegistTime'],
      // The fields that filter a search (domain/relation/searchPlayers.ts), besides names.
      ['NameKey', 'VIPLevel', 'ClubID', 'Disabled', 'DisabledUntil'],
    ],
  }),
  /** Guests to check again. A guest who never played is deleted. */
  guestReviews: table({
    columns: { PlayerID: key('player'), DueTime: plain('text') },
    key: ['PlayerID'],
    indexes: [['DueTime']],
  }),
  playerBans: table({
    columns: {
      BanID: key('text'),
      PlayerID: key('player'),
      /** The public reason, in the operator's words. */
      Reason: personal('text'),
      From: plain('text'),
      /** Empty means until it is lifted. */
      Until: plain('text'),
      /** When an operator lifted it. Empty if it was not lifted. */
      LiftTime: plain('text'),
    },
    key: ['BanID'],
    indexes: [
      ['PlayerID', 'LiftTime'],
      ['LiftTime', 'From'],
    ],
  }),
  sessions: table({
    columns: {
      TokenHash: key('text'),
      PlayerID: key('player'),
      Provider: personal('text'),
      IsRegist: plain('boolean'),
      CreateTime: plain('text'),
      Expires: plain('text'),
      /** Empty while the session is valid, then the reason of its end. */
      EndReason: plain('text'),
      /**
       * When the player last proved their identity, by a code, an identity provider or the device. It stays when the player switches the
       * account.
       */
      ProofTime: plain('text'),
      /** When a code to the bound phone was entered in the session. Empty means never, or the code was used to move the phone. */
      CodeTime: plain('text'),
      /** The browser that signed in. Empty if there was none, as on the operator's command line. */
      DeviceHash: key('text'),
    },
    key: ['TokenHash'],
    indexes: [['PlayerID', 'EndReason'], ['Expires']],
  }),
  devices: table({
    columns: {
      PlayerID: key('player'),
      /** SHA-256 of the id in the browser's device cookie. */
      DeviceHash: key('text'),
      /** Like `BrowserName` and `SystemName`. Empty if unknown. */
      Browser: personal('text'),
      System: personal('text'),
      /** The way of the last sign-in. */
      Provider: personal('text'),
      FirstTime: plain('text'),
      LastTime: plain('text'),
    },
    key: ['PlayerID', 'DeviceHash'],
    indexes: [['LastTime'], ['DeviceHash']],
  }),
  phoneCodes: table({
    columns: {
      /** `login:<phone>:<browser>`, `bind:<player>:<phone>`, `email:<player>:<address>` or `confirm:<session>:<phone>`. */
      Purpose: personal('text'),
      CodeHash: key('text'),
      TriesLeft: counted('integer'),
      CreateTime: plain('text'),
    },
    key: ['Purpose'],
    indexes: [['CreateTime']],
  }),
  phoneSends: table({
    // `Phone` may also be an e-mail address.
    columns: {
      ID: key('text'),
      Phone: personal('text'),
      Sender: personal('text'),
      DeviceID: personal('text'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [['Phone', 'CreateTime'], ['Sender', 'CreateTime'], ['DeviceID', 'CreateTime'], ['CreateTime']],
  }),
  /** A newcomer's reward is paid once for each phone. */
  phoneRewards: table({
    columns: {
      /** A keyed hash of the number. */
      PhoneHash: key('text'),
      /** As `PhoneReward`. */
      Kind: key('text'),
      CreateTime: plain('text'),
    },
    key: ['PhoneHash', 'Kind'],
  }),
  phoneTokens: table({
    columns: {
      TokenHash: key('text'),
      Phone: personal('text'),
      Expires: plain('text'),
      /** The browser in which the code was entered. */
      DeviceHash: key('text'),
    },
    key: ['TokenHash'],
    indexes: [['Expires'], ['Phone']],
  }),
} as const;
