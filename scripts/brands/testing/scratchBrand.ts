import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { buildBrands } from '../build.ts';
import { readFaces } from '../fonts.ts';
import { readParts } from '../parts.ts';
import { scaffoldBrand } from '../scaffold.ts';

export const checkout = join(import.meta.dirname, '../../..');
/** Everything that brands may use: the faces of this checkout, and the parts of its components. */
export const faces = readFaces(checkout);
export const published = new Set((await readParts(checkout)).keys());

export const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A temporary project for each test of a suite, with one new brand, `koala`. */
export interface ScratchBrand {
  readonly root: string;
  readonly folder: string;
  /** Returns the build's errors, or `nothing wrong`. */
  problem(): string;
}

/** Makes the project before each test, and removes it after. */
export function scratchBrand(): ScratchBrand {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'brands-'));
    scaffoldBrand(root, 'koala');
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    get root() {
      return root;
    },
    get folder() {
      return join(root, 'brands/koala');
    },
    problem() {
      try {
        buildBrands(root, faces, published);
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return 'nothing wrong';
    },
  };
}
