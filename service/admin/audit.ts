import { Op } from 'sequelize';
import { isSecurityKind, SECURITY_EVENTS } from '#domain/security/events.ts';
import { type Command, UsageError } from './command.ts';
import { readNumber, readTime, readWords } from './words.ts';

/** `audit` prints security events, newest last. `audit list` prints the actions of operators. */
export const audit: Command = {
  verb: 'audit',
  takes: '[--player ID] [--kind K] [--since TIME] [--limit N]',
  does: `prints security events, the newest last (50 unless told): when, kind, player, hashed address, what it carries. Kinds: ${Object.keys(SECURITY_EVENTS).join(', ')}`,
  async run(operator, words) {
    const { values, rest } = readWords(words, { player: 'string', kind: 'string', since: 'string', limit: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const { player, kind, since, limit = '50' } = values;
    if (kind !== undefined && !isSecurityKind(kind)) throw new UsageError(`there is no kind "${kind}"`);
    const rows = await operator.models.securityEvents.findAll({
      where: {
        ...(player !== undefined && { PlayerID: player }),
        ...(kind !== undefined && { Kind: kind }),
        ...(since !== undefined && { CreateTime: { [Op.gte]: readTime('--since', since) } }),
      },
      order: [
        ['CreateTime', 'DESC'],
        ['EventID', 'DESC'],
      ],
      limit: readNumber('--limit', limit, 1, 10_000),
    });
    for (const { CreateTime, Kind, PlayerID, AddressHash, Detail } of rows.toReversed())
      operator.print(`${CreateTime}  ${Kind}  ${PlayerID || '-'}  ${AddressHash || '-'}  ${JSON.stringify(Detail)}`);
    if (rows.length === 0) operator.print('nothing of the kind');
    return 0;
  },
};
