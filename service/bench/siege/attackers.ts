import { setMaxListeners } from 'node:events';
import { AttackQuestion, type AttackReport } from './reports.ts';
import { SCENES } from './scenes.ts';

// Attackers in a process of their own, so that what they cost is not in the player's figures.

const report = (message: AttackReport): void => void process.send?.(message);
let stop = new AbortController();
let under: Promise<unknown> = Promise.resolve();

async function answer(question: AttackQuestion): Promise<void> {
  if (question.ask === 'letGo') {
    stop.abort();
    await under;
  } else {
    const scene = SCENES[question.scene]?.(question.attackers);
    if (scene === undefined) throw new RangeError(`there is no scene ${question.scene}`);
    await scene.prepare?.(question.port);
    stop = new AbortController();
    const { signal } = stop;
    // Each attacker listens.
    setMaxListeners(0, signal);
    under = Promise.all(Array.from({ length: scene.attackers }, () => scene.attack(question.port, signal)));
  }
  report({ done: true });
}

process.on('message', (message) => void answer(AttackQuestion.parse(message)));
process.on('disconnect', () => process.exit(0));
report({ done: true });
