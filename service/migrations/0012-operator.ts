import { createTables, indexText, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0012-operator', {
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
      AnnouncementID: 'text',
      Category: 'text',
      Title: 'json',
      Content: 'json',
      IsTop: 'boolean',
      PublishTime: 'text',
      UnpublishTime: 'text',
      IsTold: 'boolean',
    },
    key: ['AnnouncementID'],
    indexes: [['PublishTime'], ['Category', 'PublishTime'], ['IsTop', 'PublishTime'], ['IsTold', 'PublishTime']],
    wide: true,
  },
  ads: {
    columns: {
      AdID: 'text',
      Bookmark: 'text',
      Platform: 'text',
      Title: 'json',
      Image: 'json',
      Link: 'text',
      Position: 'integer',
      StartTime: 'text',
      EndTime: 'text',
    },
    key: ['AdID'],
    indexes: [['EndTime']],
  },
});

/** Tables with an index by time for the purge. */
const AGED: readonly (readonly [table: string, time: string])[] = [
  ['sessions', 'Expires'],
  ['phoneTokens', 'Expires'],
  ['phoneSends', 'CreateTime'],
  ['phoneCodes', 'CreateTime'],
  ['outboxTexts', 'CreateTime'],
];

/** The tables of domain/tables/operator.ts, and the indexes of the purge. */
export const operator: Migration = {
  name: tables.name,
  statements: (dialect) => [...tables.statements(dialect), ...AGED.map(([table, time]) => indexText(table, [time]))],
};
