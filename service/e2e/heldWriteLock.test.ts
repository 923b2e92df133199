import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getSession, signInGuest } from '#protocol/endpoints/auth.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { startServiceProcess } from '../testing/serviceProcess.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

/** A read takes a few milliseconds; a busy machine takes longer. */
const READ_MS = 1500;
const REFUSAL_MS = 5000;

async function timed<Result>(work: Promise<Result>): Promise<readonly [result: Result, ms: number]> {
  const began = performance.now();
  return [await work, performance.now() - began];
}

// `npm run test:long` runs this test. `store/sqlite/otherWriter.test.ts` proves the rule.
it.runIf(process.env['HELD_LOCK'] === 'whole')(
  'continues to read while another process holds the write lock, and refuses writes within 5 s with 300052',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'held-lock-'));
    const file = join(folder, 'world.sqlite');
    const service = await startServiceProcess(`sqlite:${file}`, 'quiet');
    const context = new TestContext(createWireAdapter(`http://127.0.0.1:${service.port}`));
    const player = await context.guest();
    const socket = await player.openSocket('lobby');
    const visitor = context.visitor();
    const csrfToken = await visitor.csrfToken();
    const signIn = () => visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    const other = await openConnection({ file });
    try {
      await other.all('BEGIN IMMEDIATE');
      const refused = timed(signIn());
      const reads: readonly (() => Promise<unknown>)[] = [
        () => socket.call(getWallet, {}),
        () => socket.call(getMails, { Page: 1, PerPage: 10 }),
        () => player.visitor.call(getSession, {}),
      ];
      for (const read of reads) expect((await timed(read()))[1]).toBeLessThan(READ_MS);
      const [answer, ms] = await refused;
      expect([answer.status, answer.Code]).toEqual([503, 300052]);
      expect(ms).toBeLessThan(REFUSAL_MS);
      // A new connection writes a row, but only later.
      const [opened, openedMs] = await timed(player.openSocket('chat'));
      expect(openedMs).toBeLessThan(REFUSAL_MS);
      expect((await timed(opened.call(getWallet, {})))[1]).toBeLessThan(READ_MS);
      await other.all('ROLLBACK');
      expect((await signIn()).Code).toBe(200);
    } finally {
      context.clear();
      await other.close();
      await service.stop();
      await rm(folder, { recursive: true });
    }
  },
);
