import type { Model, ModelStatic, Sequelize } from 'sequelize';
import { declarationOf, type TableDeclarations } from '../table.ts';
import { attributesOf } from './attributes.ts';
import type { Models } from './models.ts';
import { referencesOf } from './references.ts';

/**
 * Defines a model for each table of a declaration. An association is named by its table and the column that holds the key:
 * `players by ReporterID` from a report to its player, `playerReports by ReporterID` from a player to the reports.
 *
 * A model and its associations are defined when it is first asked for, because all of them together take half a second.
 * @throws TypeError as `referencesOf`
 */
export function defineModels<Tables extends TableDeclarations>(sequelize: Sequelize, tables: Tables): Models<Tables> {
  const references = referencesOf(tables);
  const modelOf = (name: string): ModelStatic<Model> =>
    sequelize.isDefined(name)
      ? sequelize.model(name)
      : sequelize.define(name, attributesOf(name, declarationOf(tables, name)), { tableName: name, timestamps: false });

  function associate(name: string): void {
    for (const { from, column, to, key } of references) {
      if (from !== name && to !== name) continue;
      const [naming, named] = [modelOf(from), modelOf(to)];
      const toOne = `${to} by ${column}`;
      if (Object.hasOwn(naming.associations, toOne)) continue;
      const options = { foreignKey: column, constraints: false };
      naming.belongsTo(named, { ...options, as: toOne, targetKey: key });
      const toMany = `${from} by ${column}`;
      // Both associations of a table with itself would have one name.
      if (from !== to) named.hasMany(naming, { ...options, as: { singular: toMany, plural: toMany }, sourceKey: key });
    }
  }

  const models = {};
  const asked = new Set<string>();
  for (const name of Object.keys(tables))
    Object.defineProperty(models, name, {
      enumerable: true,
      get: () => {
        if (!asked.has(name)) associate(name);
        asked.add(name);
        return modelOf(name);
      },
    });
  // Sequelize has no types for models that are made of a declaration.
  return models as Models<Tables>;
}
