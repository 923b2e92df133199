import { Op, type WhereOptions } from 'sequelize';
import type { Where } from '../port.ts';
import { resolveWhere } from '../rows/condition.ts';
import type { TableDeclaration } from '../table.ts';

const COMPARISONS = { is: Op.eq, not: Op.ne, gt: Op.gt, gte: Op.gte, lt: Op.lt, lte: Op.lte } as const;

/**
 * Converts conditions of the port, such as a rule of the domain, for a model of the same table.
 * @throws TypeError for a pattern, since Sequelize cannot escape its signs, and as `resolveWhere`
 */
export const conditionsOf = <Row>(declaration: TableDeclaration, where: Where<Row>): WhereOptions => ({
  [Op.and]: resolveWhere(declaration, { ...where }).map((term) => {
    if (term.operator === 'like') throw new TypeError(`${term.column}: a model takes no pattern of the port`);
    return {
      [term.column]: term.operator === 'in' ? { [Op.in]: term.values } : { [COMPARISONS[term.operator]]: term.value },
    };
  }),
});
