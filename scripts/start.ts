import { spawn } from 'node:child_process';

// `npm start` after its build: the service, and in development the sandbox gateway that it pays at. The sandbox may fail without it.
// In development live rooms are open, since a recorded scene is on air there.
const { env } = process;
const isDevelopment = env['NODE_ENV'] !== 'production' && env['DEV_TOOLS'] !== '0';
const isConfigured = Object.keys(env).some((name) => /^(?:PAYMENT_METHODS|ECPAY_|MYCARD_|OMG_)/.test(name));

async function main(): Promise<void> {
  const sandbox = isDevelopment && !isConfigured ? await startSandbox() : undefined;
  const service = spawn('tsx', ['service/main.ts'], {
    stdio: 'inherit',
    env: { ...(isDevelopment && { OPEN_PARTS: 'Live' }), ...env, ...sandbox?.settings },
  });
  service.on('exit', (code) => {
    process.exitCode = code ?? 0;
    sandbox?.stop();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
}

async function startSandbox() {
  const { sandboxPort, sandboxSettings } = await import('#service/sandboxGateway/settings.ts');
  const settings = sandboxSettings(`http://127.0.0.1:${sandboxPort(env['PORT'])}`);
  const child = spawn('tsx', ['service/sandboxGateway/main.ts'], { stdio: 'inherit' });
  return { settings, stop: () => void child.kill('SIGTERM') };
}

await main();
