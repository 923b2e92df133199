import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Names that carry a hash of their content never change: Vite's `-AbC12_x9.js`, the fonts' `.77a434b6.woff2`. */
const HASHED = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built app's files: for good where the name carries a hash, else revalidated each time; as compressed by the
 * build where the browser takes that. The page itself is not among them.
 */
export function serveFiles(folder: string): readonly RequestHandler[] {
  const files = new Set(pathsIn(folder));
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`.replace(/\.(br|gz)$/, '');
      response.setHeader('Cache-Control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const compressed: RequestHandler = (request, response, next) => {
    const { path } = request;
    const choices = ENCODINGS.filter(([, suffix]) => files.has(path + suffix));
    if (files.has(path) && choices.length > 0) {
      response.vary('Accept-Encoding');
      const [encoding, suffix] = choices.find(([name]) => request.acceptsEncodings(name) === name) ?? [];
      if (encoding !== undefined) {
        response.type(extname(path)).set('Content-Encoding', encoding);
        request.url = path + suffix;
      }
    }
    next();
  };
  return [compressed, serve];
}

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
