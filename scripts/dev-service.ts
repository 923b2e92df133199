import { spawn } from 'node:child_process';

// `npm run dev:service`: the service, restarted when its code changes, and Vite's hot reload in front of it. One ends, both end.
const commands: ReadonlyArray<readonly [name: string, args: readonly string[]]> = [
  ['tsx', ['watch', '--clear-screen=false', 'service/main.ts']],
  ['vite', ['--mode', 'service']],
];
const running = commands.map(([name, args]) => spawn(name, args, { stdio: 'inherit' }));

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

for (const child of running)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
