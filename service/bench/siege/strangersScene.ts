import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { WebSocket } from 'ws';
import { writeRequest } from '#protocol/frame.ts';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { getCsrf, signInGuest } from '#protocol/endpoints/auth.ts';
import { reportError } from '#protocol/endpoints/errorReport.ts';
import { ANALYTICS_BATCH } from '#protocol/entities/analytics.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { claimEnvelope } from '#protocol/operations/envelope.ts';
import { type Answer, askFrom } from './ask.ts';
import { pause, type Scene, type Siege } from './scene.ts';

/** The default limit of one address: 1,200 requests a minute. */
const EVERY_MS = 50;
const CSRF_COOKIE = 'menagerie.csrf';

/**
 * Each attacker makes the database grow at the limit of an address: in turn a new guest, a full batch of visits and an
 * unknown fault. A player's failing calls run in parallel, and the service stores their answers.
 */
export const strangersScene = (attackers: number): Scene => ({
  attackers,
  async attack(siege, attacker) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask: Ask = async (path, body, cookie) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      await siege.link.turn(text?.length ?? 0);
      return askFrom(siege, agent, `192.0.2.${attacker}`, {
        method: text === undefined ? 'GET' : 'POST',
        path,
        ...(text !== undefined && { body: text }),
        ...(cookie !== undefined && { cookie }),
      });
    };
    const turns = [newGuest, fullBatch, unknownFault];
    await pause(siege.stopped, (attacker * EVERY_MS) / attackers);
    const failing = failCalls(siege, attacker);
    for (let turn = 0; !siege.stopped.aborted; turn += 1) {
      const next = performance.now() + EVERY_MS;
      const act = turns[turn % turns.length] ?? newGuest;
      siege.count(`${act.name} ${await act(ask)}`);
      await pause(siege.stopped, Math.max(0, next - performance.now()));
    }
    await failing;
    agent.destroy();
  },
});

/** Sends a request from an attacker's address: a POST if there is a body. */
type Ask = (path: string, body?: object, cookie?: string) => Promise<Answer>;

async function newGuest(ask: Ask): Promise<number> {
  const csrfToken = /"csrfToken":"([^"]+)"/.exec((await ask(getCsrf.path)).text)?.[1] ?? '';
  const body = { SiteID: 'dev', Lang: 'zh_tw', csrfToken };
  return (await ask(signInGuest.path, body, `${CSRF_COOKIE}=${csrfToken}`)).status;
}

async function fullBatch(ask: Ask): Promise<number> {
  const Time = new Date().toISOString();
  const Events = Array.from({ length: ANALYTICS_BATCH }, () => ({
    Name: 'pageView',
    EventID: randomUUID(),
    Time,
    Route: '/',
  }));
  return (await ask(recordAnalytics.path, { Consent: true, VisitorID: randomUUID(), Events })).status;
}

async function unknownFault(ask: Ask): Promise<number> {
  // The service removes digits from a message, so digits would not make a new fault.
  const letters = randomUUID().replaceAll(/[\d-]/g, (sign) =>
    String.fromCodePoint(103 + ((sign.codePointAt(0) ?? 0) % 16)),
  );
  const fault = { Message: letters, Stack: letters.repeat(50), Route: '/', Build: '1.0.0', Browser: 'other' };
  return (await ask(reportError.path, fault)).status;
}

/** Sends failing calls until the signal aborts. */
async function failCalls({ port, tokens, stopped, count }: Siege, attacker: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat`);
  await once(socket, 'open');
  socket.on('message', () => count('failed calls'));
  socket.send(writeRequest(signInChat.op, randomUUID(), {}, tokens[attacker % tokens.length]));
  while (!stopped.aborted) {
    socket.send(writeRequest(claimEnvelope.op, randomUUID(), { RedEnvelopeID: randomUUID() }));
    await pause(stopped, EVERY_MS);
  }
  const closed = once(socket, 'close');
  socket.close();
  await closed;
}
