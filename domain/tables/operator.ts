import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { json, key, plain, table } from '#store/table.ts';

export const operatorTables = {
  switches: table({
    columns: {
      /** A group or a contract of the protocol, a capability, or `game:<code>`. */
      Name: key('text'),
      /** Empty for every brand. */
      Brand: key('text'),
      /** Empty for every site. */
      SiteID: key('text'),
      Value: plain('text'),
      ChangeTime: plain('text'),
    },
    key: ['Name', 'Brand', 'SiteID'],
  }),
  /** Changes to the product's own word lists. */
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
      /** The HTML of the allow-list, by language. */
      Content: plain(json(LocalisedText)),
      IsTop: plain('boolean'),
      PublishTime: plain('text'),
      /** The last possible time if no end was given, so that one range finds the current rows. */
      UnpublishTime: plain('text'),
      IsTold: plain('boolean'),
    },
    key: ['AnnouncementID'],
    indexes: [['PublishTime'], ['Category', 'PublishTime'], ['IsTop', 'PublishTime'], ['IsTold', 'PublishTime']],
  }),
  ads: table({
    columns: {
      AdID: key('text'),
      Bookmark: plain('text'),
      /** Empty for every platform. */
      Platform: plain('text'),
      /** By language. */
      Title: plain(json(LocalisedText)),
      /** The addresses by language, because pictures contain text. */
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
