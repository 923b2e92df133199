import { Op } from 'sequelize';
import { collisions, type NameKind } from '#domain/name/nameSkeletons.ts';
import { reservedWordsOf } from '#domain/name/reserved.ts';
import { DELETED_NAME } from '#protocol/rules/deletion.ts';
import { roleOf } from '#domain/session/staff.ts';
import type { Tables } from '#domain/tables.ts';
import type { Models } from '#store/models/models.ts';
import { type Command, type Operator, UsageError } from './command.ts';

const BATCH_SIZE = 1000;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The names of one kind in the order of their ids, some at a time. */
const READ: Readonly<Record<NameKind, (models: Models<Tables>, after: string) => Promise<readonly Named[]>>> = {
  player: async ({ players }, after) => {
    const attributes = ['PlayerID', 'Name'];
    const where = { PlayerID: { [Op.gt]: after } };
    const rows = await players.findAll({ attributes, where, order: ['PlayerID'], limit: BATCH_SIZE });
    return rows.map(({ PlayerID, Name }) => ({ id: PlayerID, name: Name }));
  },
  club: async ({ clubs }, after) => {
    const attributes = ['ClubID', 'ClubName'];
    const where = { ClubID: { [Op.gt]: after } };
    const rows = await clubs.findAll({ attributes, where, order: ['ClubID'], limit: BATCH_SIZE });
    return rows.map(({ ClubID, ClubName }) => ({ id: ClubID, name: ClubName }));
  },
  alliance: async ({ alliances }, after) => {
    const attributes = ['AllianceID', 'AllianceName'];
    const where = { AllianceID: { [Op.gt]: after } };
    const rows = await alliances.findAll({ attributes, where, order: ['AllianceID'], limit: BATCH_SIZE });
    return rows.map(({ AllianceID, AllianceName }) => ({ id: AllianceID, name: AllianceName }));
  },
};

/** Prints the names of one kind that the current rules refuse. @returns their number */
async function printKind(operator: Operator, kind: NameKind): Promise<number> {
  const { store, settings } = operator.ports;
  const reserved = reservedWordsOf(settings);
  const likes = new Map((await collisions(store, kind)).map(({ ownerID, likeID }) => [ownerID, likeID ?? 'none']));
  let printed = 0;
  let after = '';
  for (;;) {
    const names = await READ[kind](operator.models, after);
    for (const { id, name } of names) {
      if (name === DELETED_NAME && kind === 'player') continue;
      const like = likes.get(id);
      const isReserved = reserved.isIn(name) && (kind !== 'player' || (await roleOf(store, id)) === undefined);
      if (like !== undefined) operator.print(`${kind} ${id}  ${name}  looks like ${kind} ${like}`);
      if (isReserved) operator.print(`${kind} ${id}  ${name}  holds a reserved word`);
      printed += Number(like !== undefined) + Number(isReserved);
    }
    const last = names.at(-1);
    if (last === undefined || names.length < BATCH_SIZE) return printed;
    after = last.id;
  }
}

/** `player names` prints names from before the rules, which stay until their owners change them. */
export const playerNames: Command = {
  verb: 'player names',
  takes: '',
  does: 'prints names of players, clubs and alliances that look like an earlier name or hold a reserved word',
  async run(operator, words) {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is too much`);
    let printed = 0;
    for (const kind of ['player', 'club', 'alliance'] as const) printed += await printKind(operator, kind);
    if (printed === 0) operator.print('no name looks like another or holds a reserved word');
    return 0;
  },
};
