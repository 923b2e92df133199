import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DrawStream, returnedCoins, TableFile, tableMessage, tableRules } from '#games/maths/index.ts';
import { TableRecord } from './record.ts';
import { verifyTable } from './verifyTable.ts';

const ROUNDS = 40;
const SEED = 'ab'.repeat(32);

it.each(['cards', 'dice', 'seasons', 'mahjong'])(
  'every place of %s returns the same by both programs',
  async (game) => {
    const text = readFileSync(`games/rooms/${game}/rules.json`, 'utf8');
    const bytes = new Uint8Array(new TextEncoder().encode(text));
    const rules = tableRules(TableFile.parse(JSON.parse(text)));
    for (let Nonce = 1; Nonce <= ROUNDS; Nonce += 1) {
      // Some rounds have no client seed, and some have several.
      const ClientSeeds = ['one', 'two', 'three'].slice(0, Nonce % 4);
      const drawn = rules.draw(
        new DrawStream((cursor) =>
          createHmac('sha256', SEED)
            .update(tableMessage(ClientSeeds, Nonce, cursor))
            .digest(),
        ),
      );
      const record = TableRecord.parse({
        TableRoundID: `round-${Nonce}`,
        GameCode: game,
        Nonce,
        ServerSeed: SEED,
        ClientSeeds,
        Result: drawn.result,
        Bets: rules.bets.map((place) => {
          const Places = { [place]: 100 };
          return { BetID: place, Places, Win: returnedCoins(Places, drawn.returned) };
        }),
      });
      const { verdict, steps } = await verifyTable(record, bytes);
      expect(steps.flatMap(({ checks }) => checks.filter(({ computed, claimed }) => computed !== claimed))).toEqual([]);
      expect(verdict).toBe('computed');
    }
  },
);
