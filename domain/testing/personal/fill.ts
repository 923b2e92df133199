import { assertDefined } from '#conformance/expectation.ts';
import { readSnapshot, type Snapshot } from '../../store.ts';
import { kindOf, type TableDeclaration } from '#store/table.ts';
import { type Json, type TableName, TABLES } from '../../tables.ts';
import { PERSONAL_VALUES } from './personalValues.ts';

type Row = Readonly<Record<string, Json>>;

/** The player whose data is filled in, and a second player on the other side. */
export const FILLED = {
  id: '19999998',
  other: '19999999',
  time: '2026-11-20T11:30:00.000Z',
  later: '2026-12-10T00:00:00.000Z',
} as const;

/** Values for columns that are not personal, in tables that accept no empty texts and zeros. */
const REST: Readonly<Partial<Record<TableName, Row>>> = {
  players: { Level: 1, VIPLevel: 1, RegistTime: FILLED.time, ClubID: 'clubs-LeaderID', ClubRole: 'leader' },
  playerBans: { LiftTime: FILLED.time },
  clubs: { MemberCount: 1 },
  clubMembers: { ClubID: 'clubs-LeaderID', Rank: 1 },
  clubBroadcasts: { Done: true },
  messageReports: { Status: 'decided' },
  playerReports: { Status: 'decided' },
  messages: { AutoReply: [] },
  rankDrafts: { Best: [] },
  mails: { Attachments: [], ExpireTime: FILLED.later },
  envelopes: { Shares: [], Status: 3 },
  sendTimes: { Times: [] },
  rewards: { Title: { zh_tw: '', id_id: '', vi_vn: '' } },
  connections: { NodeID: '' },
  liveRooms: { Status: 2, ShownStatus: 2 },
  passkeys: { Transports: [] },
  securityEvents: { Kind: 'session.opened', Detail: {} },
  orders: { State: 'delivered', PaymentCode: null },
  playerPictures: { PictureID: 'pictures-ID' },
  pictures: { ID: 'pictures-ID' },
  auditLog: { Subject: FILLED.id },
  exclusions: { Expires: '2031-11-20T00:00:00.000Z' },
  nameSkeletons: { Kind: 'player', OwnerID: FILLED.id },
  idempotency: { Scope: `${FILLED.id}:row` },
};
/** Tables that name a player in a column of another class. */
const NAMED_OTHERWISE: Readonly<Partial<Record<TableName, Row>>> = {
  accounts: { Owner: `player:${FILLED.id}`, ItemID: 1 },
  entries: { Owner: `player:${FILLED.id}` },
  giftEntries: { Owner: `player:${FILLED.id}` },
};

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
export const TABLE_NAMES: readonly TableName[] = Object.keys(TABLES).filter(isTable);
export const declarationOf = (name: TableName): TableDeclaration => TABLES[name];

export const personalColumns = (name: TableName): readonly string[] =>
  Object.entries(declarationOf(name).columns).flatMap(([column, { class: of }]) => (of === 'personal' ? [column] : []));

/** One of the two values of a personal column. */
export function personalValue(table: TableName, column: string, which: 0 | 1): Json {
  const columns: Readonly<Record<string, Readonly<Record<string, readonly Json[]>>>> = PERSONAL_VALUES;
  return assertDefined(columns[table]?.[column]?.[which], `a value of ${table}.${column}`);
}

type Choice = (table: TableName, column: string) => 0 | 1;

/**
 * A world with a row about a player in every table: one for each column that names players. The rows are parsed by the tables' schemas.
 * @param choose the values of the personal columns
 */
export const filledWorld = (choose: Choice): Snapshot =>
  readSnapshot(TABLE_NAMES.flatMap((table) => rowsOf(table, choose)));

function rowsOf(table: TableName, choose: Choice): readonly (readonly [TableName, Row])[] {
  const { columns } = declarationOf(table);
  const naming = Object.keys(columns).filter((column) => columns[column]?.player === true);
  if (naming.length > 0) return naming.map((column) => [table, rowOf(table, column, choose)]);
  const isKept = personalColumns(table).length > 0 || NAMED_OTHERWISE[table] !== undefined;
  return isKept ? [[table, rowOf(table, '', choose)]] : [];
}

function rowOf(table: TableName, naming: string, choose: Choice): Row {
  const declaration = declarationOf(table);
  const isUnique = (column: string): boolean => (declaration.unique ?? []).some((columns) => columns.includes(column));
  const held = Object.entries(declaration.columns).map(([column, { class: of, player }]): [string, Json] => {
    if (player === true) return [column, column === naming ? FILLED.id : FILLED.other];
    if (of === 'personal') return [column, personalValue(table, column, choose(table, column))];
    const kind = kindOf(declaration, column);
    if (kind === 'boolean') return [column, false];
    if (kind === 'integer') return [column, declaration.key.includes(column) ? 1 : 0];
    if (/(?:Time|Expires)$/.test(column) && !column.startsWith('Lift')) return [column, FILLED.time];
    return [column, of === 'key' || isUnique(column) ? `${table}-${naming}` : ''];
  });
  return { ...Object.fromEntries(held), ...REST[table], ...NAMED_OTHERWISE[table] };
}
