import { startSandboxGateway } from './sandboxGateway.ts';
import { SANDBOX_SETTINGS, sandboxPort, sandboxSettings } from './settings.ts';

/** `npm run gateway:sandbox`: a gateway for development, on the third port after the service's. */
async function main(): Promise<void> {
  const port = sandboxPort(process.env['PORT']);
  const gateway = await startSandboxGateway({
    port,
    ...SANDBOX_SETTINGS,
    report: (line) => process.stdout.write(`${line}\n`),
  });
  const lines = Object.entries(sandboxSettings(gateway.origin)).map(([name, value]) => `  ${name}=${value}`);
  process.stdout.write(`The sandbox gateway is at ${gateway.origin}. Start the service with\n${lines.join('\n')}\n`);
  const stop = (): void => {
    void gateway.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`The sandbox gateway cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
