import { readdirSync } from 'node:fs';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { pages } from '#protocol/pages.ts';
import { readConfig } from '../config.ts';
import { startMemoryService } from '../testing/memoryService.ts';
import { declaration, declarationFile } from '../testing/walletCaller.ts';
import { isServicePath, REST_PATHS, STREAM_PATHS } from './servicePaths.ts';

/** The app's own page, and the redirect to it. */
const APP_PATHS = [String(/.*/), '/index.html'];
const SERVICE_PATTERNS = [REST_PATHS, STREAM_PATHS].map(String);

afterEach(() => vi.restoreAllMocks());

const pathsIn = (path: unknown): readonly string[] => {
  if (Array.isArray(path)) return path.flatMap(pathsIn);
  return typeof path === 'string' || path instanceof RegExp ? [String(path)] : [];
};
const routesOf = (handler: unknown): readonly string[] =>
  typeof handler === 'function' && 'stack' in handler && Array.isArray(handler.stack)
    ? handler.stack.flatMap((layer: { readonly route?: { readonly path: unknown } }) => pathsIn(layer.route?.path))
    : [];

/** Starts a service with everything configured. @returns every path that it registers */
async function registeredPaths(): Promise<readonly string[]> {
  const use = vi.spyOn(express.application, 'use');
  const route = vi.spyOn(express.application, 'route');
  const { gameProviders } = readConfig({ GAME_PROVIDERS: declarationFile(declaration({})) }, ['bj188']);
  const service = await startMemoryService({ gameProviders, devTools: true, docs: true });
  await service.stop();
  // A router without a path has its routes at the top.
  const mounted = use.mock.calls.flatMap((args: readonly unknown[]) => {
    const paths = pathsIn(args[0]);
    return paths.length > 0 ? paths : args.flatMap(routesOf);
  });
  return [...mounted, ...route.mock.calls.flatMap(([path]) => pathsIn(path))];
}

it('names every path that the service registers', async () => {
  const registered = await registeredPaths();
  expect(registered).toEqual(
    expect.arrayContaining(['/payments', '/wallet/v1', '/healthz', '/docs', '/csp_report', ...SERVICE_PATTERNS]),
  );
  const unnamed = registered.filter(
    (path) => !APP_PATHS.includes(path) && !SERVICE_PATTERNS.includes(path) && !isServicePath(path),
  );
  expect(unnamed).toEqual([]);
});

it.each([
  '/api/auth/csrf',
  '/dev',
  '/dev/outbox',
  '/ws/chat',
  '/live/1.flv',
  '/live/1.m3u8',
  '/live/hls/1/token/index.m3u8',
  '/payments/return/ABCDEFGHIJKLMNOPQRST',
  '/wallet/v1/bet',
  '/docs/openapi.json',
])('%s is a path of the service', (path) => {
  expect(isServicePath(path)).toBe(true);
});

it('names no page and no file of the app', () => {
  const addresses = Object.keys(pages).flatMap((path) => [path, ...LOCALES.map((locale) => `/${locale}${path}`)]);
  const files = ['app', 'app/public'].flatMap((folder) => readdirSync(folder)).map((name) => `/${name}`);
  expect([...addresses, ...files, '/live/host', '/devices', '/api.ts'].filter(isServicePath)).toEqual([]);
});
