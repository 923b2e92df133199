import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
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

/** Serves the built client's files: immutable if the name has a hash, else revalidated. Texts are compressed once and cached. */
export function serveGameFiles(folder: string): readonly RequestHandler[] {
  const kept = new Map<string, Promise<Buffer>>();
  const serveCompressed: RequestHandler = async (request, response, next) => {
    const { path, method } = request;
    const file = join(folder, normalize(path));
    const isMadeHere = (method === 'GET' || method === 'HEAD') && HASHED.test(path) && TEXT.test(path);
    if (!isMadeHere || !file.startsWith(folder) || !existsSync(file)) {
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
    const content = kept.get(key) ?? readFile(file).then(compress[encoding]);
    kept.set(key, content);
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
