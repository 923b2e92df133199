import * as z from 'zod/mini';
import { ProviderType } from '#protocol/entities/provider.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** Players, their sessions and how they prove a phone. */
export const accountTables = {
  players: table({
    columns: {
      PlayerID: key('player'),
      Name: personal('text'),
      /** The name folded for search and uniqueness. */
      NameKey: personal('text'),
      Picture: personal('text'),
      PictureSetting: personal('integer'),
      Information: personal('text'),
      Email: personal('text'),
      Level: counted('integer'),
      VIPLevel: counted('integer'),
      Rename: plain('integer'),
      ClubID: key('text'),
      ClubRole: plain('text'),
      /** Ways to sign in, as in `tptType`. */
      TptType: personal(json(z.array(ProviderType))),
      Phone: personal('text'),
      DeviceID: personal('text'),
      IsHost: plain('boolean'),
      Disabled: plain('boolean'),
      MutedUntil: plain('text'),
      MuteReason: personal('text'),
      RegistTime: plain('text'),
      LastLoginTime: personal('text'),
      /** Addresses of the pictures that LINE and Facebook gave; empty where none is bound. */
      LinePicture: personal('text'),
      FacebookPicture: personal('text'),
      /** Until when `Disabled` holds; empty: until it is lifted. */
      DisabledUntil: plain('text'),
      /** Until when the player paused the account; empty or past: not paused. Of all accounts on one phone it is the same. */
      PausedUntil: personal('text'),
      /** What the player keeps from all others: balances, and when the last sign-in was. */
      HideBalances: personal('boolean'),
      HideLastLogin: personal('boolean'),
    },
    key: ['PlayerID'],
    unique: [['NameKey']],
    indexes: [['Phone'], ['DeviceID'], ['ClubID'], ['Email']],
  }),
  /** Guests who are looked at again: whoever never played goes. */
  guestReviews: table({
    columns: { PlayerID: key('player'), DueTime: plain('text') },
    key: ['PlayerID'],
    indexes: [['DueTime']],
  }),
  playerBans: table({
    columns: {
      BanID: key('text'),
      PlayerID: key('player'),
      /** In the operator's words; public. */
      Reason: personal('text'),
      From: plain('text'),
      /** Empty: until it is lifted. */
      Until: plain('text'),
      /** When an operator took it back; empty where nobody did. */
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
      /** Empty while it lives; else why it ended. */
      EndReason: plain('text'),
      /** When its player proved who they are: by a code, an identity provider or the device; an account that was switched to takes it along. */
      ProofTime: plain('text'),
      /** When a code to the bound phone was entered in it; empty: none, or the phone moved by it. */
      CodeTime: plain('text'),
      /** Of the browser that signed in; empty where none did, as on the operator's command line. */
      DeviceHash: key('text'),
    },
    key: ['TokenHash'],
    indexes: [['PlayerID', 'EndReason'], ['Expires']],
  }),
  /** Browsers that signed in to an account. */
  devices: table({
    columns: {
      PlayerID: key('player'),
      /** SHA-256 of the id in the browser's device cookie. */
      DeviceHash: key('text'),
      /** As `BrowserName` and `SystemName`; empty where it could not be told. */
      Browser: personal('text'),
      System: personal('text'),
      /** How it signed in last. */
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
    // Phone: or an e-mail address.
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
  /** Newcomers' rewards that a phone has had: each is paid once. */
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
      /** Of the browser that the code was entered in. */
      DeviceHash: key('text'),
    },
    key: ['TokenHash'],
    indexes: [['Expires'], ['Phone']],
  }),
} as const;
