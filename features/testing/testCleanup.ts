type Cleanup = () => void | Promise<void>;

const afterTest = new Set<Cleanup>();
const afterFile = new Set<Cleanup>();

/**
 * Runs a callback after every test, and after every file. A hook in a shared helper would run only for the first file that imports it,
 * since the files of a project share their modules. `scripts/testing/dom-setup.ts` calls these in every file.
 */
export function addCleanup(cleanups: { readonly test?: Cleanup; readonly file?: Cleanup }): void {
  if (cleanups.test !== undefined) afterTest.add(cleanups.test);
  if (cleanups.file !== undefined) afterFile.add(cleanups.file);
}

export async function finishTest(): Promise<void> {
  for (const clean of afterTest) await clean();
}

export async function finishFile(): Promise<void> {
  for (const clean of afterFile) await clean();
}
