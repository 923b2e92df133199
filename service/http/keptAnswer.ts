import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** Better than the default quality, for text that is compressed once and sent often, and still quick. */
const BROTLI_QUALITY = 7;

interface Kept {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** A digest of the content. */
  readonly version: string;
}

/**
 * Serves a text that is created and compressed at its first request. A client with the current version gets 304.
 * @param type its content type
 * @param make creates the text; called again only after a failure
 */
export function serveKept(type: string, make: () => Promise<string>): RequestHandler {
  let kept: Promise<Kept> | undefined;
  const keep = (): Promise<Kept> => {
    const making = make().then(compress);
    making.catch(() => {
      kept = undefined;
    });
    return making;
  };
  return async (request, response) => {
    kept ??= keep();
    const content = await kept;
    response.vary('Accept-Encoding').set('Cache-Control', 'no-cache').type(type);
    const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) === name);
    if (encoding !== undefined) response.set('Content-Encoding', encoding);
    response.set('ETag', `"${content.version}-${encoding ?? 'plain'}"`).send(content[encoding ?? 'plain']);
  };
}

async function compress(text: string): Promise<Kept> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  return { plain, br, gzip: gzipped, version: createHash('sha256').update(plain).digest('base64url').slice(0, 16) };
}
