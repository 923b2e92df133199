import { counted, key, plain, table } from '#store/table.ts';

export const passingTables = {
  /** Gifts, red envelopes and deposits into vaults, as they left the wallet of their player. */
  passedOn: table({
    columns: {
      /** The id of the gift, of the red envelope or of the vault's record. */
      ID: key('text'),
      PlayerID: key('player'),
      /** `gift`, `envelope` or `vault`. */
      Kind: plain('text'),
      /** Gold, or the gems or points that an effect gift was paid with. */
      ItemID: key('integer'),
      Amount: counted('integer'),
      Returned: counted('integer'),
      CreateTime: plain('text'),
      /** The part of its worth that was neither bought nor won with the player's own stakes. */
      Free: counted('integer'),
      IsYoung: plain('boolean'),
      /** The first gift of gold that is given back. Empty for other rows. */
      OriginID: plain('text'),
    },
    key: ['ID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['Kind', 'CreateTime'],
    ],
  }),
  /** The free items that a player got from the house or from other players, without passed-on items. */
  freeItems: table({
    columns: { PlayerID: key('player'), ItemID: key('integer'), Amount: counted('integer') },
    key: ['PlayerID', 'ItemID'],
  }),
} as const;
