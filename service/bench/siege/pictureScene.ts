import { Agent } from 'node:http';
import sharp from 'sharp';
import { z } from 'zod';
import { jpegUrl } from '#conformance/picture.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { askFrom } from './ask.ts';
import { pause, type Scene } from './scene.ts';

/** The default limit of one address: 1,200 requests a minute. */
const EVERY_MS = 50;
const Answer = z.object({ Code: z.int() });

const flat = (width: number, height: number, progressive: boolean): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg({ progressive })
    .toBuffer();

/**
 * Each attacker uploads the most expensive pictures in small files, at the rate limit of an address, as a player with
 * uploads left for the day. The service refuses one picture by its header and decodes two of the largest accepted size.
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
        const { method, path } = uploadHeadshot;
        const { text } = await askFrom(siege, agent, `192.0.2.${attacker}`, { method, path, body });
        const code = Answer.parse(JSON.parse(text)).Code;
        siege.count(code === uploadHeadshot.success ? 'decoded' : `refused by ${code}`);
        await pause(siege.stopped, Math.max(0, next - performance.now()));
      }
      agent.destroy();
    },
  };
}
