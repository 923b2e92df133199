import * as z from 'zod/mini';
import { ProviderType } from '#protocol/entities/provider.ts';
import { json, table } from '../table.ts';

/** Players, their sessions and how they prove a phone. */
export const accountTables = {
  players: table({
    columns: {
      PlayerID: 'text',
      Name: 'text',
      /** The name folded for search and uniqueness. */
      NameKey: 'text',
      Picture: 'text',
      PictureSetting: 'integer',
      Information: 'text',
      Email: 'text',
      Level: 'integer',
      VIPLevel: 'integer',
      Rename: 'integer',
      ClubID: 'text',
      ClubRole: 'text',
      /** Ways to sign in, as in `tptType`. */
      TptType: json(z.array(ProviderType)),
      Phone: 'text',
      DeviceID: 'text',
      IsHost: 'boolean',
      Disabled: 'boolean',
      MutedUntil: 'text',
      MuteReason: 'text',
      RegistTime: 'text',
      LastLoginTime: 'text',
      /** Addresses of the pictures that LINE and Facebook gave; empty where none is bound. */
      LinePicture: 'text',
      FacebookPicture: 'text',
      /** Until when `Disabled` holds; empty: until it is lifted. */
      DisabledUntil: 'text',
      /** Until when the player paused the account; empty or past: not paused. Of all accounts on one phone it is the same. */
      PausedUntil: 'text',
      /** What the player keeps from all others: balances, and when the last sign-in was. */
      HideBalances: 'boolean',
      HideLastLogin: 'boolean',
    },
    key: ['PlayerID'],
    unique: [['NameKey']],
    indexes: [['Phone'], ['DeviceID'], ['ClubID'], ['Email']],
  }),
  /** Guests who are looked at again: whoever never played goes. */
  guestReviews: table({
    columns: { PlayerID: 'text', DueTime: 'text' },
    key: ['PlayerID'],
    indexes: [['DueTime']],
  }),
  playerBans: table({
    columns: {
      BanID: 'text',
      PlayerID: 'text',
      /** In the operator's words; public. */
      Reason: 'text',
      From: 'text',
      /** Empty: until it is lifted. */
      Until: 'text',
      /** When an operator took it back; empty where nobody did. */
      LiftTime: 'text',
    },
    key: ['BanID'],
    indexes: [
      ['PlayerID', 'LiftTime'],
      ['LiftTime', 'From'],
    ],
  }),
  sessions: table({
    columns: {
      TokenHash: 'text',
      PlayerID: 'text',
      Provider: 'text',
      IsRegist: 'boolean',
      CreateTime: 'text',
      Expires: 'text',
      /** Empty while it lives; else why it ended. */
      EndReason: 'text',
      /** When its player proved who they are: by a code, an identity provider or the device; an account that was switched to takes it along. */
      ProofTime: 'text',
      /** When a code to the bound phone was entered in it; empty: none, or the phone moved by it. */
      CodeTime: 'text',
      /** Of the browser that signed in; empty where none did, as on the operator's command line. */
      DeviceHash: 'text',
    },
    key: ['TokenHash'],
    indexes: [['PlayerID', 'EndReason'], ['Expires']],
  }),
  /** Browsers that signed in to an account. */
  devices: table({
    columns: {
      PlayerID: 'text',
      /** SHA-256 of the id in the browser's device cookie. */
      DeviceHash: 'text',
      /** As `BrowserName` and `SystemName`; empty where it could not be told. */
      Browser: 'text',
      System: 'text',
      /** How it signed in last. */
      Provider: 'text',
      FirstTime: 'text',
      LastTime: 'text',
    },
    key: ['PlayerID', 'DeviceHash'],
    indexes: [['LastTime'], ['DeviceHash']],
  }),
  phoneCodes: table({
    columns: {
      /** `login:<phone>`, `bind:<player>:<phone>`, `email:<player>:<address>` or `confirm:<session>:<phone>`. */
      Purpose: 'text',
      CodeHash: 'text',
      TriesLeft: 'integer',
      CreateTime: 'text',
    },
    key: ['Purpose'],
    indexes: [['CreateTime']],
  }),
  phoneSends: table({
    // Phone: or an e-mail address.
    columns: { ID: 'text', Phone: 'text', Sender: 'text', DeviceID: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['Phone', 'CreateTime'], ['Sender', 'CreateTime'], ['DeviceID', 'CreateTime'], ['CreateTime']],
  }),
  phoneTokens: table({
    columns: {
      TokenHash: 'text',
      Phone: 'text',
      Expires: 'text',
      /** Of the browser that the code was entered in. */
      DeviceHash: 'text',
    },
    key: ['TokenHash'],
    indexes: [['Expires'], ['Phone']],
  }),
} as const;
