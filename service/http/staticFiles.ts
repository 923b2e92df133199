import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type Request, type RequestHandler } from 'express';
import { CompressedFiles, type Encoding } from './compressedFiles.ts';

/** Names with a hash of their content never change: Vite's `-AbC12_x9.js`, the fonts' `.77a434b6.woff2`. */
const HASHED = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
const TEXT = /\.(js|css|svg|json)$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves the built app's files. Files with a hash in their name are cached permanently, others are revalidated. Sends
 * the build's compressed files, or compresses unchanging files itself. Does not serve the page itself.
 */
export function serveFiles(folder: string): readonly RequestHandler[] {
  const files = new Set(pathsIn(folder));
  const compressed = new CompressedFiles(folder);
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`.replace(/\.(br|gz)$/, '');
      response.setHeader('Cache-Control', HASHED.test(name) ? FOR_GOOD : 'no-cache');
    },
  });
  const serveCompressed: RequestHandler = async (request, response, next) => {
    const { path } = request;
    const isMadeHere = HASHED.test(path) && TEXT.test(path);
    const offered = (['br', 'gzip'] as const).filter((name) => isMadeHere || files.has(path + SUFFIXES[name]));
    if (!files.has(path) || offered.length === 0 || !isRead(request)) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    const encoding = offered.find((name) => request.acceptsEncodings(name) === name);
    if (encoding !== undefined) response.type(extname(path)).set('Content-Encoding', encoding);
    if (encoding !== undefined && !files.has(path + SUFFIXES[encoding])) {
      response.set('Cache-Control', FOR_GOOD).send(await compressed.get(path, encoding));
      return;
    }
    if (encoding !== undefined) request.url = path + SUFFIXES[encoding];
    next();
  };
  return [serveCompressed, serve];
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
