import type { Picture } from './sheet.ts';

/** The pictures that a run has taken and not yet approved, by sheet. */
export interface TakenPictures {
  /** Adds a story's picture to a sheet, in the place of one that an earlier try of its test took. */
  readonly add: (sheet: string, picture: Picture) => void;
  /** @returns the sheet's pictures in the order of their stories' first tries */
  readonly of: (sheet: string) => readonly Picture[];
  /** Forgets a sheet that holds. */
  readonly drop: (sheet: string) => void;
}

/** Keeps the pictures of a run of the visual tests, where a test may be tried twice. */
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
