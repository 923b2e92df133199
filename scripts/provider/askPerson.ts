import { createInterface } from 'node:readline/promises';

/** Prints a request to the person, and waits for Enter. */
export async function askPerson(text: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  await terminal.question(text);
  terminal.close();
}
