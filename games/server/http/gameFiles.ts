import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import express, { type RequestHandler } from 'express';

/** Names with a hash of their content never change. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$|\.[0-9a-f]{8,}\.\w+$/;
const TEXT = /\.(?:js|css|svg|json)$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Higher than the default for text that is compressed once and sent often, and still fast. */
const BROTLI_QUALITY = 7;

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;

/**
 * Serves the built client's files: immutable if the name has a hash, else revalidated. Texts are compressed once and cached by the name of
 * a file of the build, so that other spellings of a path take no memory.
 */
export function serveGameFiles(folder: string): readonly RequestHandler[] {
  const texts = new Set(pathsIn(folder).filter((path) => HASHED.test(path) && TEXT.test(path)));
  const kept = new Map<string, Promise<Buffer>>();
  const serveCompressed: RequestHandler = async (request, response, next) => {
    const { path, method } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !texts.has(path)) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) === name);
    if (encoding === undefined) {
      next();
      return;
    }
    const key = `${encoding} ${path}`;
    const content = kept.get(key) ?? readFile(join(folder, path)).then(compress[encoding]);
    kept.set(key, content);
    content.catch(() => kept.delete(key));
    response
      .type(extname(path))
      .set({ 'Content-Encoding': encoding, 'Cache-Control': FOR_GOOD })
      .send(await content);
  };
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const name = path.slice(folder.length).replaceAll('\\', '/');
      response.setHeader('Cache-Control', HASHED.test(name) ? FOR_GOOD : 'no-cache');
    },
  });
  return [serveCompressed, serve];
}

/** The paths of the files in a folder, as a request spells them. None before the build. */
function pathsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
