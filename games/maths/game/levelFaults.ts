import { type MathsFault, mostIn } from './fileParts.ts';
import type { LevelRule } from './levelSchema.ts';
import type { MathsFile } from './schema.ts';

function wheelFaults({ wheel: { fields } }: LevelRule, { jackpots, cap }: MathsFile): MathsFault[] {
  const first = fields.findIndex(({ jackpot }) => jackpot !== undefined);
  const faults: MathsFault[] = fields.flatMap(({ pays, jackpot }, index) => {
    const field = `level.wheel.fields[${index}]`;
    if ((pays === undefined) === (jackpot === undefined))
      return [{ field, problem: 'must have either pays or a jackpot' }];
    if (pays !== undefined && pays > cap) return [{ field: `${field}.pays`, problem: `${pays} is more than the cap` }];
    if (jackpot === undefined) return [];
    if (index !== first)
      return [
        { field: `${field}.jackpot`, problem: `cannot go with that of fields[${first}]: a wheel has one jackpot` },
      ];
    return jackpots.some(({ name }) => name === jackpot)
      ? []
      : [{ field: `${field}.jackpot`, problem: `jackpots has no "${jackpot}"` }];
  });
  if (!fields.some(({ pays }) => pays !== undefined))
    faults.push({ field: 'level.wheel.fields', problem: 'must have a field that pays' });
  return faults;
}

/** Faults of a level that lasts over rounds. */
export function levelFaults(file: MathsFile): MathsFault[] {
  const { level, variants } = file;
  if (level === undefined) return [];
  const { symbol, full } = level;
  return [
    ...wheelFaults(level, file),
    ...variants.flatMap(({ base, free }, index) => {
      const field = `variants[${index}].base`;
      const most = mostIn(file, base, symbol);
      const faults: MathsFault[] = [];
      if (most === 0) faults.push({ field, problem: `cannot fill the level: it has no "${symbol}"` });
      if (most > full)
        faults.push({ field, problem: `can show ${most} "${symbol}", and a round turns the wheel once, for ${full}` });
      if (mostIn(file, free ?? '', symbol) > 0)
        faults.push({
          field: `variants[${index}].free`,
          problem: `has "${symbol}", and only base spins collect it`,
        });
      return faults;
    }),
  ];
}
