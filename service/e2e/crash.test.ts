import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { programOf } from '../testing/program.ts';

const { file, execArgv } = programOf(fileURLToPath(new URL('../testing/transferForever.ts', import.meta.url)));

it('loses no acknowledged transfer when the process is killed during transfers', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'crash-'));
  const url = `sqlite:${join(directory, 'a.sqlite')}`;
  const acknowledged: string[] = [];
  try {
    for (const enough of [300, 900]) {
      const running = spawn(process.execPath, [...execArgv, file, url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => {
        running.once('exit', (_code, signal) => resolve(signal));
      });
      for await (const id of createInterface({ input: running.stdout })) {
        acknowledged.push(id);
        // Lines that arrive before the exit were acknowledged too.
        if (acknowledged.length === enough) running.kill('SIGKILL');
      }
      expect(await ended).toBe('SIGKILL');
    }
    const bus = createLocalBus();
    const recovered: string[] = [];
    bus.subscribe(({ topic }) => recovered.push(topic));
    const store = await openStore(PLATFORM_DATABASE, url, { bus, uuid: randomUUID });
    const posted = new Set((await store.table('transfers').find({ where: { Status: 'posted' } })).map(({ ID }) => ID));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.filter((id) => !posted.has(id))).toEqual([]);
    expect(await auditLedger(store)).toEqual([]);
    // Every waiting push belongs to committed work, and is sent once.
    await store.recoverPushes();
    expect(recovered.filter((id) => !posted.has(id))).toEqual([]);
    expect(new Set(recovered).size).toBe(recovered.length);
    expect(await store.recoverPushes()).toBe(0);
    await store.close();
  } finally {
    await rm(directory, { recursive: true });
  }
}, 60_000);
