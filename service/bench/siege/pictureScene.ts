import { Agent, type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { z } from 'zod';
import { jpegUrl } from '#conformance/picture.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { pause, type Scene, type Siege } from './scene.ts';

/** What the service lets one address ask by its settings: 1,200 requests a minute. */
const EVERY_MS = 50;
const Answer = z.object({ Code: z.int() });

const flat = (width: number, height: number, progressive: boolean): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg({ progressive })
    .toBuffer();

/**
 * Each uploads the most expensive pictures that a small file can hold, as often as an address may ask anything, under a player's
 * name that has not used up its day: one that the service refuses by its header, and two of the most that it decodes.
 */
export function pictureScene(attackers: number): Scene {
  let pictures: readonly string[] = [];
  let sent = 0;
  return {
    attackers,
    async prepare() {
      if (pictures.length > 0) return;
      const files = await Promise.all([flat(8000, 5000, true), flat(2000, 2000, true), flat(4000, 3000, false)]);
      pictures = files.map((jpeg) => jpegUrl(jpeg.toString('base64')));
    },
    async attack(siege, attacker) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await pause(siege.stopped, (attacker * EVERY_MS) / attackers);
      while (!siege.stopped.aborted) {
        const next = performance.now() + EVERY_MS;
        const Token = siege.tokens[sent % siege.tokens.length];
        const Img = pictures[sent % pictures.length];
        sent += 1;
        const body = JSON.stringify({ Token, Img });
        await siege.link.turn(body.length);
        const code = await upload(siege, agent, `192.0.2.${attacker}`, body);
        siege.count(code === uploadHeadshot.success ? 'decoded' : `refused by ${code}`);
        await pause(siege.stopped, Math.max(0, next - performance.now()));
      }
      agent.destroy();
    },
  };
}

function upload({ port }: Siege, agent: Agent, address: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const { method, path } = uploadHeadshot;
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', method, path, agent, headers }, (answer) => {
      readText(answer).then((text) => resolve(Answer.parse(JSON.parse(text)).Code), reject);
    });
    asking.once('error', reject);
    asking.end(body);
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return text;
}
