import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A page is compressed for each request. This quality takes a millisecond or two, and reduces the page to a quarter. */
const BROTLI_QUALITY = 5;

/**
 * Sends a page in the smallest encoding that the request accepts.
 *
 * A compressed page is shorter if a part of the address equals a secret in it (BREACH). A page therefore contains no secret: no token, no
 * identity, no value of a cookie. A player's data is in no page that another site opens (`firstData.ts`). Its nonce differs in each
 * answer.
 */
export async function sendCompressed(request: Request, response: Response, page: string): Promise<void> {
  response.type('html').vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(page);
    return;
  }
  const content = Buffer.from(page);
  const body = await (encoding === 'br' ? brotli(content) : promisify(gzip)(content));
  response.set('Content-Encoding', encoding).send(body);
}

const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
