import { z } from 'zod';
import { saveGame, setPlayable } from '#domain/lobby/listGames.ts';
import { GameCategory } from '#protocol/entities/game.ts';
import { actorOf } from './auditLog.ts';
import { type Command, type Operator, Refusal, UsageError } from './command.ts';
import { readDraft } from './draftFile.ts';
import { readOnlyWord, readWords } from './words.ts';

const Text = z.string().trim().min(1).max(64);
const Bet = z.int().min(1).max(1_000_000_000);
const Draft = z
  .strictObject({
    GameCode: z.string().regex(/^[A-Za-z0-9]{1,32}$/, 'must be 1 to 32 letters or digits'),
    GameNames: z.strictObject({ zh_tw: Text, en_us: Text, id_id: Text, vi_vn: Text }),
    Category: z.enum(GameCategory.options),
    OpenDay: z.iso.date().optional(),
    MinBet: Bet,
    MaxBet: Bet,
    Volatility: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], 'must be 1 to 5'),
  })
  .refine(({ MinBet, MaxBet }) => MinBet <= MaxBet, { path: ['MaxBet'], message: 'must be at least MinBet' });

const onlyWord = (words: readonly string[], what: string): string =>
  readOnlyWord(readWords(words, {}).rest, `give one ${what}`);

/** `game add <file.json>` */
export const gameAdd: Command = {
  verb: 'game add',
  takes: '<file.json>',
  does: 'puts a game into the lobby, closed, or changes it: {"GameCode","GameNames":{"zh_tw","en_us","id_id","vi_vn"},"Category":"slot|fish|table","MinBet","MaxBet","Volatility":1-5,"OpenDay":"yyyy-mm-dd"}',
  async run(operator, words) {
    const draft = await readDraft(onlyWord(words, 'file'), Draft);
    const { store } = operator.ports;
    const isNew = await store.transaction((tx) => saveGame(tx, actorOf(operator), draft));
    operator.print(`${draft.GameCode} ${draft.GameNames.zh_tw}: ${isNew ? 'added, closed' : 'changed'}`);
    return 0;
  },
};

async function setState(operator: Operator, words: readonly string[], isPlayable: boolean): Promise<number> {
  const code = onlyWord(words, 'game');
  await operator.ports.store.transaction(async (tx) => {
    if (!(await setPlayable(tx, actorOf(operator), code, isPlayable)))
      throw new Refusal(`the lobby has no game ${code}: add it by "game add"`);
  });
  operator.print(`${code}: ${isPlayable ? 'open' : 'closed'}`);
  return 0;
}

/** `game open <code>` */
export const gameOpen: Command = {
  verb: 'game open',
  takes: '<code>',
  does: 'lets players open a game, which a declared provider serves',
  run: (operator, words) => setState(operator, words, true),
};

/** `game close <code>` */
export const gameClose: Command = {
  verb: 'game close',
  takes: '<code>',
  does: 'closes a game and refuses new rounds in it',
  run: (operator, words) => setState(operator, words, false),
};

/** `game list` */
export const gameList: Command = {
  verb: 'game list',
  takes: '',
  does: 'prints the games of the lobby in their order, and which are open',
  async run(operator, words) {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is too much`);
    const rows = await operator.models.games.findAll({ order: ['Position', 'GameCode'] });
    for (const { GameCode, GameNames, Category, MinBet, MaxBet, Playable } of rows)
      operator.print(
        `${GameCode}  ${GameNames.zh_tw}  ${Category}  ${MinBet}-${MaxBet} gold  ${Playable ? 'open' : 'closed'}`,
      );
    if (rows.length === 0) operator.print('the lobby has no game');
    return 0;
  },
};
