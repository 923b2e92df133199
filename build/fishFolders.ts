import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FishFile } from '#games/maths/index.ts';
import { FishLook } from '#games/client/fish/look/schema.ts';
import { RoomFiles } from './roomFiles.ts';

/** `sea.json?fish` of a room's folder: all that its frame needs of the room, in one file. */
const ASKED = /\/rooms\/([^/]+)\/sea\.json\?fish$/;
/** The address of that file. No file is there. */
const ROOM = /\/rooms\/([^/]+)\/fish\.js$/;

/**
 * Gives the frame one file for each fishing room. `rules.json` and `sea.json` are parsed here, so the frame needs no schema for them.
 *
 * @throws Error if a file of a room does not parse
 */
export function fishFolders(checkout: string): Plugin {
  const rooms = join(checkout, 'games/rooms');
  return {
    name: 'menagerie:fish-folders',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('sea.json?fish')) return undefined;
      const found = await this.resolve(id.replace('?fish', ''), importer, { skipSelf: true });
      const [, code] = ASKED.exec(`${found?.id ?? ''}?fish`) ?? [];
      return code === undefined ? undefined : join(rooms, code, 'fish.js');
    },
    load(id) {
      const [, code] = ROOM.exec(id) ?? [];
      if (code === undefined) return undefined;
      for (const file of ['rules', 'sea']) this.addWatchFile(join(rooms, code, `${file}.json`));
      return roomModule(join(rooms, code), join(checkout, 'games/generated', code));
    },
  };
}

function roomModule(folder: string, generated: string): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const rules = FishFile.parse(read('rules.json'));
  const look = FishLook.parse(read('sea.json'));
  const files = new RoomFiles();
  const pictures = files.list(generated, /\.webp$/, (file) => file.replace('.webp', ''));
  const sounds = files.list(join(generated, 'sounds'), /\.(?:wav|mp3)$/, (file) => file);
  return [
    `import atlas from ${JSON.stringify(join(generated, 'atlas.json'))};`,
    ...files.imports,
    'export default {',
    `  rules: ${JSON.stringify(rules)},`,
    `  look: ${JSON.stringify(look)},`,
    `  atlas, pictures: ${pictures}, sounds: ${sounds}, texts: ${files.texts(join(folder, 'texts'))},`,
    '};',
  ].join('\n');
}
