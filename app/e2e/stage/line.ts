import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { DESKTOP, type Stage } from './stage.ts';

/** A player whose connection can be cut and mended, with the chat docked beside the lobby. */
export interface Line {
  readonly page: Page;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the product over a line that can be cut: a proxy in front of the service, the scenario panel on mocks. */
export const openLine = (stage: Stage, phone: string): Promise<Line> =>
  stage.backend === 'service' ? lineToService(stage, phone) : lineToMocks(stage, phone);

async function lineToService(stage: Stage, phone: string): Promise<Line> {
  const { hostname, port } = new URL(stage.origin);
  const wires = new Set<Socket>();
  let whole = true;
  const proxy = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [wire, other] of [
      [near, far],
      [far, near],
    ] as const) {
      wires.add(wire);
      wire.pipe(other);
      wire.on('error', () => other.destroy());
      wire.on('close', () => {
        wires.delete(wire);
        other.destroy();
      });
    }
  });
  const bound = await new Promise<AddressInfo | string | null>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve(proxy.address()));
  });
  if (bound === null || typeof bound === 'string') throw new Error('the proxy has no port');
  const page = await stage.visit({ as: phone, browser: DESKTOP, origin: `http://localhost:${bound.port}` });
  return {
    page,
    async cut() {
      whole = false;
      for (const wire of wires) wire.destroy();
    },
    async mend() {
      whole = true;
    },
    async close() {
      for (const wire of wires) wire.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}

async function lineToMocks(stage: Stage, phone: string): Promise<Line> {
  const page = await stage.visit({ as: phone, browser: DESKTOP, panel: true });
  const press = async (...names: string[]): Promise<void> => {
    await page.getByRole('button', { name: 'Scenario' }).click();
    for (const name of names) await page.getByRole('button', { name }).click();
    await page.keyboard.press('Escape');
  };
  return {
    page,
    cut: () => press('Service down', 'Disconnect now'),
    mend: () => press('Service down'),
    close: async () => undefined,
  };
}
