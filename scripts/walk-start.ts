import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './testing/browser.ts';
import { runCommand } from './testing/command.ts';

// `npm run walk:start` clones the last commit into a temporary folder, installs it and plays a new player's first visit on `npm start` and
// on `npm run dev` there (`app/e2e/frontDoor.spec.ts`).
async function walk(): Promise<number> {
  if (!(await ensureBrowser())) return 1;
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-clone-'));
  const clone = join(folder, 'menagerie');
  try {
    // The walk does not use the compiled SQLite.
    const steps = [
      ['git', ['clone', '--quiet', '.', clone]],
      ['npm', ['ci', '--prefix', clone], { CFLAGS: '-O1', CXXFLAGS: '-O1' }],
      ['playwright', ['test', 'frontDoor'], { FRONT_DOOR: clone, WALKS: 'whole' }],
    ] as const;
    for (const [command, args, settings] of steps) {
      const code = await runCommand(command, args, settings);
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

process.exitCode = await walk();
