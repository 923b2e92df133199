import type { Picture } from './sheet.ts';

/** The pictures of a run that are not approved yet, by sheet. */
export interface TakenPictures {
  /** Adds a story's picture to a sheet, or replaces the picture of an earlier try. */
  readonly add: (sheet: string, picture: Picture) => void;
  /** @returns the sheet's pictures in the order of their stories' first tries */
  readonly of: (sheet: string) => readonly Picture[];
  /** Removes a sheet without differences. */
  readonly drop: (sheet: string) => void;
}

/** Stores the pictures of a run of the visual tests, where tests may be retried. */
export function createTakenPictures(): TakenPictures {
  const sheets = new Map<string, Map<string, Buffer>>();
  return {
    add(sheet, { story, png }) {
      const pictures = sheets.get(sheet) ?? new Map<string, Buffer>();
      sheets.set(sheet, pictures.set(story, png));
    },
    of: (sheet) => Array.from(sheets.get(sheet) ?? [], ([story, png]) => ({ story, png })),
    drop(sheet) {
      sheets.delete(sheet);
    },
  };
}
