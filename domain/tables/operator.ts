import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { json, key, plain, table } from '#store/table.ts';

/** What the operator decides: switches, words, announcements, ads. */
export const operatorTables = {
  switches: table({
    columns: {
      /** A group or a row of the protocol, a capability, or `game:<code>`. */
      Name: key('text'),
      /** Empty: every brand. */
      Brand: key('text'),
      /** Empty: every site. */
      SiteID: key('text'),
      Value: plain('text'),
      ChangeTime: plain('text'),
    },
    key: ['Name', 'Brand', 'SiteID'],
  }),
  /** What differs from the words that the product comes with. */
  words: table({
    columns: { Kind: key('text'), Word: key('text'), Active: plain('boolean'), ChangeTime: plain('text') },
    key: ['Kind', 'Word'],
  }),
  announcements: table({
    columns: {
      AnnouncementID: key('text'),
      Category: plain('text'),
      /** By language. */
      Title: plain(json(LocalisedText)),
      /** By language; HTML of the allow-list. */
      Content: plain(json(LocalisedText)),
      IsTop: plain('boolean'),
      PublishTime: plain('text'),
      /** The end of time where none was given, so that one range finds what stands now. */
      UnpublishTime: plain('text'),
      /** Whether its push was sent. */
      IsTold: plain('boolean'),
    },
    key: ['AnnouncementID'],
    indexes: [['PublishTime'], ['Category', 'PublishTime'], ['IsTop', 'PublishTime'], ['IsTold', 'PublishTime']],
  }),
  ads: table({
    columns: {
      AdID: key('text'),
      Bookmark: plain('text'),
      /** Empty: every platform. */
      Platform: plain('text'),
      /** By language. */
      Title: plain(json(LocalisedText)),
      /** Addresses by language, since pictures hold words. */
      Image: plain(json(LocalisedText)),
      Link: plain('text'),
      Position: key('integer'),
      StartTime: plain('text'),
      EndTime: plain('text'),
    },
    key: ['AdID'],
    indexes: [['EndTime']],
  }),
} as const;
