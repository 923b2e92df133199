import { table } from '../table.ts';

/** Clubs and their alliances. */
export const clubTables = {
  clubs: table({
    columns: { ClubID: 'text', ClubName: 'text', AllianceID: 'text', HasChat: 'boolean', CreateTime: 'text' },
    key: ['ClubID'],
    unique: [['ClubName']],
    indexes: [['AllianceID']],
  }),
  alliances: table({
    columns: { AllianceID: 'text', AllianceName: 'text' },
    key: ['AllianceID'],
  }),
} as const;
