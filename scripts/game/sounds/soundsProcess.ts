import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readSounds } from '../look.ts';
import { renderSounds } from './render.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// The process of `playSounds.ts`: renders the sounds of the named games, sends those of each game, and exits after the last.
for (const code of z.array(z.string()).parse(process.argv.slice(2))) {
  const files = await renderSounds(readSounds(root, code));
  await new Promise((sent) => {
    process.send?.({ code, files }, sent);
  });
}
process.disconnect();
