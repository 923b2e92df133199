import { z } from 'zod';
import { encodeMusic } from './music.ts';

// The process of `playMusic.ts`: encodes the named pieces, sends each with its name, and exits after the last.
for (const name of z.array(z.string()).parse(process.argv.slice(2))) {
  const music = await encodeMusic(name);
  await new Promise((sent) => {
    process.send?.({ name, music }, sent);
  });
}
process.disconnect();
