#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';
import * as z from 'zod/mini';

/**
 * Starts Firefox for Playwright, with a relay before its WebDriver BiDi: Playwright sends a command with every context that Firefox ESR
 * 153 does not know, and fails on its refusal. The relay answers it with success. Playwright runs this file as the browser's executable.
 */
const FIREFOX = '/usr/bin/firefox-esr';
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const Command = z.object({ id: z.number(), method: z.string() });
const Address = z.object({ port: z.number() });

const browser = spawn(FIREFOX, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
browser.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => browser.kill());

createInterface({ input: browser.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else relay(address);
});

function relay(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = Address.parse(server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url = '/' }) => {
    const firefox = new WebSocket(`${address}${url}`);
    const opened = new Promise((resolve) => {
      firefox.once('open', resolve);
    });
    playwright.on('message', (message: Buffer) => {
      const text = message.toString();
      const { id, method } = Command.parse(JSON.parse(text));
      if (method === UNKNOWN) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else void opened.then(() => firefox.send(text));
    });
    firefox.on('message', (message: Buffer) => playwright.send(message.toString()));
    firefox.on('close', () => playwright.close());
    playwright.on('close', () => firefox.close());
  });
}
