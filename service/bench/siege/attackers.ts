import { setMaxListeners } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Link } from './link.ts';
import { AttackQuestion, type AttackReport } from './reports.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

// Attackers in a separate process with the lowest priority. Real attackers are other machines, so their work must not
// affect the figures of the players or the service.

setPriority(constants.priority.PRIORITY_LOW);

const report = (message: AttackReport): void => void process.send?.(message);
const scenes = new Map<string, Scene>();
let stop = new AbortController();
let under: Promise<unknown> = Promise.resolve();
let counts: Record<string, number> = {};
let usedBefore = process.cpuUsage();
let link = new Link();
let began = performance.now();
const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);

function sceneOf(name: string, attackers: number): Scene {
  const scene = scenes.get(name) ?? SCENES[name]?.(attackers);
  if (scene === undefined) throw new RangeError(`there is no scene ${name}`);
  scenes.set(name, scene);
  return scene;
}

function tell(): void {
  const { user, system } = process.cpuUsage(usedBefore);
  report({
    counts,
    sentBytes: link.sentBytes,
    milliseconds: performance.now() - began,
    processorMilliseconds: (user + system) / 1000,
  });
}

async function answer(question: AttackQuestion): Promise<void> {
  if (question.ask === 'letGo') {
    stop.abort();
    await under;
  } else {
    const { port, tokens } = question;
    const scene = sceneOf(question.scene, question.attackers);
    await scene.prepare?.();
    stop = new AbortController();
    const { signal: stopped } = stop;
    // Each attacker adds a listener.
    setMaxListeners(0, stopped);
    counts = {};
    usedBefore = process.cpuUsage();
    link = new Link();
    began = performance.now();
    const siege = { port, tokens, stopped, count, link };
    under = Promise.all(Array.from({ length: scene.attackers }, (_, attacker) => scene.attack(siege, attacker)));
  }
  tell();
}

process.on('message', (message) => void answer(AttackQuestion.parse(message)));
process.on('disconnect', () => process.exit(0));
tell();
