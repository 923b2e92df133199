import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { pause, type Scene } from './scene.ts';

/**
 * Each attacker requests the protocol's page once a second. Building the page for each request would use up the
 * processor.
 */
export const docsScene = (attackers: number): Scene => ({
  attackers,
  async attack({ port, stopped, count }, attacker) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // The starts are spread, as those of strangers are.
    await pause(stopped, (attacker * 1000) / attackers);
    while (!stopped.aborted) {
      count(`answered ${await ask(port, agent)}`);
      await pause(stopped);
    }
    agent.destroy();
  },
});

async function ask(port: number, agent: Agent): Promise<number> {
  const asking = request({ port, host: '127.0.0.1', path: '/docs', agent, headers: { 'accept-encoding': 'br' } }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`/docs answered ${response.statusCode ?? 'nothing'}`);
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}
