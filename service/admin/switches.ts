import { gameSwitch } from '#domain/featureFlags/gameSwitchName.ts';
import { saveSwitch, switchNames, switchValues } from '#domain/operator/switches.ts';
import { actorOf } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readWords } from './words.ts';

/** `switch set <name> <value>` */
export const switchSet: Command = {
  verb: 'switch set',
  takes: '<name> on|off|gem|point|default [--brand B] [--site S]',
  does: 'switches a group or a row of the protocol, a capability, or a game in the list (game:<code>), for all or for one brand or site; "default" removes the switch',
  async run(operator, words) {
    const { values, rest } = readWords(words, { brand: 'string', site: 'string' });
    const [Name, Value, ...more] = rest;
    if (Name === undefined || Value === undefined || more.length > 0) throw new UsageError('give a name and a value');
    const { brand: Brand = '', site: SiteID = '' } = values;
    const takes = await switchValues(operator.ports.store, Name);
    if (takes === undefined) throw new Refusal(`there is no switch "${Name}"; "switch list --names" shows them`);
    if (Value !== 'default' && !takes.includes(Value))
      throw new Refusal(`${Name} takes ${[...takes, 'default'].join(', ')}`);
    if (Brand !== '' && !operator.ports.settings.brands.some(({ ID }) => ID === Brand))
      throw new Refusal(`there is no brand "${Brand}"`);
    await operator.ports.store.transaction((tx) => saveSwitch(tx, actorOf(operator), { Name, Value, Brand, SiteID }));
    operator.print(`${Name} is ${Value} for ${placeOf(Brand, SiteID)}`);
    return 0;
  },
};

/** `switch list` */
export const switchList: Command = {
  verb: 'switch list',
  takes: '[--names]',
  does: 'prints the switches that are set, or every possible switch with its values',
  async run(operator, words) {
    const { values, rest } = readWords(words, { names: 'boolean' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    if (values.names === true) {
      for (const [name, takes] of switchNames()) operator.print(`${name}  ${takes.join('|')}`);
      const games = await operator.models.games.findAll({ attributes: ['GameCode'], order: ['GameCode'] });
      for (const { GameCode } of games) operator.print(`${gameSwitch(GameCode)}  on|off`);
      return 0;
    }
    const rows = await operator.models.switches.findAll({ order: ['Name', 'Brand', 'SiteID'] });
    for (const { Name, Value, Brand, SiteID, ChangeTime } of rows)
      operator.print(`${Name}  ${Value}  ${placeOf(Brand, SiteID)}  since ${ChangeTime}`);
    if (rows.length === 0) operator.print('no switch is set: everything is as the brands say');
    return 0;
  },
};

const placeOf = (brand: string, site: string): string =>
  `${brand === '' ? 'every brand' : `brand ${brand}`}${site === '' ? '' : ` on site ${site}`}`;
