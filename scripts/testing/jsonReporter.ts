import { JsonReporter, type TestModule } from 'vitest/node';

/** What the runner says of an error that no test caught. */
interface UnhandledError {
  message: string;
  VITEST_TEST_PATH?: string;
}

/** Vitest's JSON report with what no test caught: its own leaves that out, and a run that only this failed could not say why. */
export default class CompleteJsonReporter extends JsonReporter {
  private unhandledErrors: { name: string; message: string }[] = [];

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly UnhandledError[] = []): Promise<void> {
    this.unhandledErrors = errors.map(({ message, VITEST_TEST_PATH: name = 'outside every test' }) => ({
      name,
      message,
    }));
    await super.onTestRunEnd(modules);
  }

  override async writeReport(report: string): Promise<void> {
    const complete: unknown = JSON.parse(report);
    await super.writeReport(JSON.stringify(Object.assign({}, complete, { unhandledErrors: this.unhandledErrors })));
  }
}
