import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Records of the sandbox by their key, in a file that outlives the process. */
export class KeptRecords<Value> {
  readonly #file: string | undefined;
  readonly #records: Map<string, Value>;

  /**
   * @param folder undefined keeps them as long as the process runs
   * @param name the file's name without extension
   * @throws Error if the file has other content
   */
  constructor(folder: string | undefined, name: string, schema: z.ZodType<Value>) {
    this.#file = folder && join(folder, `${name}.json`);
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const isKept = this.#file !== undefined && existsSync(this.#file);
    const rows = isKept
      ? z.array(z.tuple([z.string(), schema])).parse(JSON.parse(readFileSync(this.#file, 'utf8')))
      : [];
    this.#records = new Map(rows);
  }

  get size(): number {
    return this.#records.size;
  }
  get keys(): readonly string[] {
    return [...this.#records.keys()];
  }
  get values(): readonly Value[] {
    return [...this.#records.values()];
  }
  has(key: string): boolean {
    return this.#records.has(key);
  }
  get(key: string): Value | undefined {
    return this.#records.get(key);
  }

  set(key: string, value: Value): void {
    this.#records.set(key, value);
    this.keep();
  }

  delete(key: string): void {
    this.#records.delete(key);
    this.keep();
  }

  /** Stores changed records. Call it before the answer about the change. */
  keep(): void {
    if (this.#file === undefined) return;
    // A process that is killed leaves the old file or the new one.
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#records]), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
