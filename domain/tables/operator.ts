import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { json, table } from '../table.ts';

/** What the operator decides: switches, words, announcements, ads. */
export const operatorTables = {
  switches: table({
    columns: {
      /** A group or a row of the protocol, a capability, or `game:<code>`. */
      Name: 'text',
      /** Empty: every brand. */
      Brand: 'text',
      /** Empty: every site. */
      SiteID: 'text',
      Value: 'text',
      ChangeTime: 'text',
    },
    key: ['Name', 'Brand', 'SiteID'],
  }),
  /** What differs from the words that the product comes with. */
  words: table({
    columns: { Kind: 'text', Word: 'text', Active: 'boolean', ChangeTime: 'text' },
    key: ['Kind', 'Word'],
  }),
  announcements: table({
    columns: {
      AnnouncementID: 'text',
      Category: 'text',
      /** By language. */
      Title: json(LocalisedText),
      /** By language; HTML of the allow-list. */
      Content: json(LocalisedText),
      IsTop: 'boolean',
      PublishTime: 'text',
      /** The end of time where none was given, so that one range finds what stands now. */
      UnpublishTime: 'text',
      /** Whether its push was sent. */
      IsTold: 'boolean',
    },
    key: ['AnnouncementID'],
    indexes: [['PublishTime'], ['Category', 'PublishTime'], ['IsTop', 'PublishTime'], ['IsTold', 'PublishTime']],
  }),
  ads: table({
    columns: {
      AdID: 'text',
      Bookmark: 'text',
      /** Empty: every platform. */
      Platform: 'text',
      /** By language. */
      Title: json(LocalisedText),
      /** Addresses by language, since pictures hold words. */
      Image: json(LocalisedText),
      Link: 'text',
      Position: 'integer',
      StartTime: 'text',
      EndTime: 'text',
    },
    key: ['AdID'],
    indexes: [['EndTime']],
  }),
} as const;
