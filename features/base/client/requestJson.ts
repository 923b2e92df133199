export interface JsonRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface JsonReply {
  /** The parsed body, or the string `error` (specification 1 §7): the network failed or the body was not JSON. */
  readonly answer: unknown;
  readonly ok: boolean;
  readonly retryAfter: number | undefined;
  readonly file?: NamedFile;
}

/** One call over the network. Throws only if `signal` aborts it. */
export async function exchange(request: JsonRequest, send: typeof fetch = fetch): Promise<JsonReply> {
  const failed: JsonReply = { answer: 'error', ok: false, retryAfter: undefined };
  try {
    const response = await send(request.url, {
      method: request.method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      ...(request.signal && { signal: request.signal }),
    });
    const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
    const name = nameOf(response.headers.get('Content-Disposition'));
    if (response.ok && name !== undefined) {
      return { answer: undefined, ok: true, retryAfter, file: { name, content: await response.blob() } };
    }
    const answer: unknown = await response.json().catch(() => 'error');
    return { answer, ok: response.ok, retryAfter };
  } catch {
    request.signal?.throwIfAborted();
    return failed;
  }
}

/** Returns the parsed JSON, or the string `error` on failure (specification 1 §7). */
export async function requestJson(request: JsonRequest, send?: typeof fetch): Promise<unknown> {
  return (await exchange(request, send)).answer;
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The file name of an attachment (RFC 6266, as the service writes it). */
function nameOf(header: string | null): string | undefined {
  const encoded = /^attachment; filename\*=UTF-8''([^;]+)$/.exec(header ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
