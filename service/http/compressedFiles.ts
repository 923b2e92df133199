import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Higher than the quality of pages, because a file is compressed once and sent often. This quality is still fast. */
const BROTLI_QUALITY = 7;

/**
 * Compressed files of a folder. Each file is compressed at its first request and cached, so the files must never
 * change.
 */
export class CompressedFiles {
  readonly #folder: string;
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param path the path of an existing file in the folder */
  get(path: string, encoding: Encoding): Promise<Buffer> {
    const name = `${encoding} ${path}`;
    const kept = this.#kept.get(name) ?? this.#compress(path, encoding);
    this.#kept.set(name, kept);
    kept.catch(() => this.#kept.delete(name));
    return kept;
  }

  async #compress(path: string, encoding: Encoding): Promise<Buffer> {
    const content = await readFile(join(this.#folder, path));
    if (encoding === 'gzip') return promisify(gzip)(content);
    return promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
  }
}
