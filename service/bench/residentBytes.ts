/** Returns the resident memory of the process after garbage collections. */
export async function residentBytes(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return process.memoryUsage.rss();
}
