import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { networkOf } from '../../http/caller.ts';
import { isSameText } from '../link/signature.ts';
import { createHookDecision, type HookParts } from './hookDecision.ts';
import { HOOK_SERVERS } from './hookCalls.ts';

/** The prefix of hook paths. The server's name follows, then the secret unless a header has it. */
export const HOOK_PREFIX = '/hooks/';
const MAX_BODY_BYTES = 16 * 1024;

/** Answers a hook. @returns whether the secret was right */
export type AnswerHook = (
  request: IncomingMessage,
  response: ServerResponse,
  readBody: (maxBytes: number) => Promise<string | undefined>,
) => Promise<boolean>;

/** Creates the answers to the hooks of nginx-rtmp, SRS and MediaMTX at `/hooks/<server>/<secret>`. */
export function createHooks(parts: HookParts & { readonly log: Logger; readonly secret: string }): AnswerHook {
  const decide = createHookDecision(parts);
  return async (request, response, readBody) => {
    const [name = '', inPath = ''] = (request.url ?? '').slice(HOOK_PREFIX.length).split('?', 1).join('').split('/');
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const isKnown = isSameText(bearer ?? inPath, parts.secret);
    const server = HOOK_SERVERS.get(name);
    if (!isKnown || server === undefined || request.method !== 'POST') {
      end(response, isKnown ? 404 : 401);
      return isKnown;
    }
    const body = await readBody(MAX_BODY_BYTES);
    const call = body === undefined ? undefined : server.read(body);
    if (call === undefined) {
      end(response, 400);
      return true;
    }
    const reason = await decide(call).catch((error: unknown) => {
      parts.log.error({ err: error, hook: call.kind }, 'a hook failed');
      return 'unavailable';
    });
    if (reason !== undefined) {
      const address = networkOf(call.address);
      parts.log.warn({ reason, hook: call.kind, server: name, address }, 'hook was refused');
    }
    const answer = server.answers[reason === undefined ? 'allowed' : 'refused'];
    end(response, answer.status, answer.body);
    return true;
  };
}

function end(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.end(body);
}
