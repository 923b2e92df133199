type Cleanup = () => void | Promise<void>;

const afterTest = new Set<Cleanup>();
const afterFile = new Set<Cleanup>();

/**
 * What a shared helper does after every test, and after every file. A hook of its own would stand only in the first file that loads
 * it: the files of a project share their modules. `scripts/testing/dom-setup.ts` calls these in every file.
 */
export function addCleanup(cleanups: { readonly test?: Cleanup; readonly file?: Cleanup }): void {
  if (cleanups.test !== undefined) afterTest.add(cleanups.test);
  if (cleanups.file !== undefined) afterFile.add(cleanups.file);
}

/** Cleans up after a test. */
export async function finishTest(): Promise<void> {
  for (const clean of afterTest) await clean();
}

/** Cleans up after a file. */
export async function finishFile(): Promise<void> {
  for (const clean of afterFile) await clean();
}
