import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Plugin } from 'vite';
import { TableFile } from '#games/maths/index.ts';
import { TableLook } from '#games/client/table/look/schema.ts';
import { RoomFiles } from './roomFiles.ts';

/** `look.json?table` of a room's folder: all that its frame needs of the table, in one file. */
const ASKED = /\/rooms\/([^/]+)\/look\.json\?table$/;
/** The address of that file. No file is there. */
const TABLE = /\/rooms\/([^/]+)\/table\.js$/;

const Returns = z.record(z.string(), z.number());

/**
 * Gives the frame one file for each table. `rules.json` and `look.json` are parsed here, so the frame needs no schema for them.
 *
 * @throws Error if a file of a table does not parse
 */
export function tableFolders(checkout: string): Plugin {
  const rooms = join(checkout, 'games/rooms');
  return {
    name: 'menagerie:table-folders',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('look.json?table')) return undefined;
      const found = await this.resolve(id.replace('?table', ''), importer, { skipSelf: true });
      const [, code] = ASKED.exec(`${found?.id ?? ''}?table`) ?? [];
      return code === undefined ? undefined : join(rooms, code, 'table.js');
    },
    load(id) {
      const [, code] = TABLE.exec(id) ?? [];
      if (code === undefined) return undefined;
      for (const file of ['rules', 'look', 'returns']) this.addWatchFile(join(rooms, code, `${file}.json`));
      return tableModule(join(rooms, code), join(checkout, 'games/generated', code));
    },
  };
}

function tableModule(folder: string, generated: string): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const rules = TableFile.parse(read('rules.json'));
  const look = TableLook.parse(read('look.json'));
  const returns = Returns.parse(read('returns.json'));
  const files = new RoomFiles();
  const pictures = files.list(folder, /\.svg$/, (file) => file.replace('.svg', ''));
  const sounds = files.list(join(generated, 'sounds'), /\.(?:wav|mp3)$/, (file) => file);
  return [
    ...files.imports,
    'export default {',
    `  rules: ${JSON.stringify(rules)},`,
    `  look: ${JSON.stringify(look)},`,
    `  returns: ${JSON.stringify(returns)},`,
    `  pictures: ${pictures}, sounds: ${sounds}, texts: ${files.texts(join(folder, 'texts'))},`,
    '};',
  ].join('\n');
}
