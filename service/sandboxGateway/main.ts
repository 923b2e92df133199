import { startSandboxGateway } from './sandboxGateway.ts';
import { sandboxMerchants, sandboxPort, sandboxSettings, shopAddress } from './settings.ts';

/** `npm run gateway:sandbox`: gateways and an invoice issuer for development, on the third port after the service's. */
async function main(): Promise<void> {
  const gateway = await startSandboxGateway({
    port: sandboxPort(process.env['PORT']),
    ...sandboxMerchants(shopAddress(process.env)),
    folder: process.env['SANDBOX_FOLDER'] || undefined,
    report: (line) => process.stdout.write(`${line}\n`),
  });
  const lines = Object.entries(sandboxSettings(gateway.origin)).map(([name, value]) => `  ${name}='${value}'`);
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
