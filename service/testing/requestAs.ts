import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request with a given `Host` and forwarding headers, which `fetch` does not allow. The answer stays
 * compressed.
 */
export function requestAs(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', body = '' }: { readonly method?: string; readonly body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
