import { JsonReporter, type TestModule } from 'vitest/node';

/** The runner's data on an uncaught error. */
interface UnhandledError {
  message: string;
  VITEST_TEST_PATH?: string;
}

/** Returns the seconds of a test file, without jsdom's window, which many files share. */
function costOf(module: TestModule): { name: string; seconds: number } {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return { name: module.moduleId, seconds: (collectDuration + setupDuration + duration) / 1000 };
}

/** Vitest's JSON report with the seconds of each file, and with uncaught errors, which a failed run needs to name its cause. */
export default class CompleteJsonReporter extends JsonReporter {
  private unhandledErrors: { name: string; message: string }[] = [];
  private costs: { name: string; seconds: number }[] = [];

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly UnhandledError[] = []): Promise<void> {
    this.unhandledErrors = errors.map(({ message, VITEST_TEST_PATH: name = 'outside every test' }) => ({
      name,
      message,
    }));
    this.costs = modules.map(costOf);
    await super.onTestRunEnd(modules);
  }

  override async writeReport(report: string): Promise<void> {
    const complete: unknown = JSON.parse(report);
    const { unhandledErrors, costs } = this;
    await super.writeReport(JSON.stringify(Object.assign({}, complete, { unhandledErrors, costs })));
  }
}
