import { z } from 'zod';

/** A call of an external server, in the same form for all servers. */
export interface HookCall {
  readonly kind: 'publish' | 'stillPublishing' | 'published' | 'play' | 'stillPlaying' | 'other';
  /** The name of the stream: a stream key, or a room. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The address of the encoder or the viewer. Empty if the server does not send it. */
  readonly address: string;
  /** The connection's ID, the same from the begin to the end of a publisher. */
  readonly connection: string;
}

/** Whether a call is about a viewer, which needs a signed address. */
export const isViewer = (kind: HookCall['kind']): boolean => kind === 'play' || kind === 'stillPlaying';

/** A kind of external server: the form of its calls and of the answers. */
export interface HookServer {
  /** @returns undefined if the body is not of this server */
  read(body: string): HookCall | undefined;
  readonly answers: Readonly<Record<'allowed' | 'refused', { readonly status: number; readonly body: string }>>;
}

const Text = z.string().max(2048);

/**
 * nginx-rtmp: `on_publish`, `on_publish_done`, `on_play` and `on_update` send a form. The query of the name arrives as
 * fields.
 */
const nginx: HookServer = {
  read: (body) => {
    const form = new URLSearchParams(body);
    const kind = NGINX_KINDS.get(form.get('call') ?? '');
    if (kind === undefined) return undefined;
    const address = form.get('addr') ?? '';
    return {
      kind: isViewer(kind) && isRelay(form.get('app'), address) ? 'other' : kind,
      name: form.get('name') ?? '',
      query: form,
      address,
      connection: form.get('clientid') ?? '',
    };
  },
  answers: { allowed: { status: 200, body: '' }, refused: { status: 403, body: '' } },
};
/**
 * Whether nginx calls about its own `push`, which it handles as a player of the stream. A relay has no application, and
 * its address is the target of the push (`10.0.0.6:1935/live`). A viewer cannot imitate a relay: its address is that of
 * its socket, and nginx escapes the viewer's text and writes it behind `app` and `addr`.
 */
const isRelay = (app: string | null, address: string): boolean =>
  app === '' && /^[^/]+\/./.test(address) && !address.startsWith('unix:');
const NGINX_KINDS = new Map<string, HookCall['kind']>([
  ['publish', 'publish'],
  ['update_publish', 'stillPublishing'],
  ['publish_done', 'published'],
  ['play', 'play'],
  ['update_play', 'stillPlaying'],
  ['play_done', 'other'],
  ['done', 'other'],
]);

const SrsCall = z.object({
  action: Text,
  client_id: z.union([Text, z.number()]),
  ip: Text,
  stream: Text,
  param: Text.default(''),
});

/** SRS: `http_hooks` send JSON and expect code 0. */
const srs: HookServer = {
  read: (body) => {
    const call = SrsCall.safeParse(readJson(body));
    const kind = call.success ? SRS_KINDS.get(call.data.action) : undefined;
    if (!call.success || kind === undefined) return undefined;
    const { client_id, ip, stream, param } = call.data;
    return { kind, name: stream, query: new URLSearchParams(param), address: ip, connection: String(client_id) };
  },
  answers: { allowed: { status: 200, body: '{"code":0}' }, refused: { status: 403, body: '{"code":403}' } },
};
const SRS_KINDS = new Map<string, HookCall['kind']>([
  ['on_publish', 'publish'],
  ['on_unpublish', 'published'],
  ['on_play', 'play'],
  ['on_stop', 'other'],
]);

const MediaMtxCall = z.object({ action: Text, path: Text, query: Text.default(''), ip: Text.default('') });

/**
 * MediaMTX: `authHTTPAddress` sends JSON. A command of `runOnNotReady` reports the end, since MediaMTX has no call for
 * it.
 */
const mediamtx: HookServer = {
  read: (body) => {
    const call = MediaMtxCall.safeParse(readJson(body));
    const kind = call.success ? MEDIAMTX_KINDS.get(call.data.action) : undefined;
    if (!call.success || kind === undefined) return undefined;
    const { path, query, ip } = call.data;
    const name = path.replace(/^live\//, '');
    return { kind, name, query: new URLSearchParams(query), address: ip, connection: name };
  },
  answers: { allowed: { status: 200, body: '' }, refused: { status: 401, body: '' } },
};
const MEDIAMTX_KINDS = new Map<string, HookCall['kind']>([
  ['publish', 'publish'],
  ['read', 'play'],
  ['notReady', 'published'],
]);

/** The servers by their name in a hook's path. */
export const HOOK_SERVERS: ReadonlyMap<string, HookServer> = new Map([
  ['nginx', nginx],
  ['srs', srs],
  ['mediamtx', mediamtx],
]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
