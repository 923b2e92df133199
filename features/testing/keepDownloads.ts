import { vi } from 'vitest';

/** A file that a page saved. */
export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The beginning of a file that a spreadsheet reads as UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Records files instead of saving them, until the globals are restored.
 *
 * @returns the saved files, oldest first
 */
export function keepDownloads(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const made = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (content: Blob): string => {
        const address = `blob:${String(made.size)}`;
        made.set(address, content);
        return address;
      };
      static override revokeObjectURL = (): void => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const content = made.get(this.href);
    if (content !== undefined) saved.push({ name: this.download, content });
  });
  return saved;
}

/** Returns the lines of a saved CSV file, its header first, and whether it is marked as UTF-8. */
export async function readCsv({ content }: SavedFile): Promise<{ readonly lines: string[]; readonly marked: boolean }> {
  const bytes = [...new Uint8Array(await content.arrayBuffer())];
  const text = new TextDecoder().decode(new Uint8Array(bytes));
  return {
    lines: text.trimEnd().split('\r\n'),
    marked: BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte),
  };
}
