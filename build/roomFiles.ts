import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the files of a room's folder into the code of a module. */
export class RoomFiles {
  /** The lines that import the files which were listed. */
  readonly imports: string[] = [];

  /**
   * Returns the code of an object with the addresses of files.
   *
   * @param ending of the file names
   * @param named returns the key of a file
   */
  list(folder: string, ending: RegExp, named: (file: string) => string): string {
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => ending.test(file)) : [];
    const entries = files.toSorted().map((file) => {
      this.imports.push(`import a${this.imports.length} from ${JSON.stringify(`${join(folder, file)}?url`)};`);
      return `${JSON.stringify(named(file))}: a${this.imports.length - 1}`;
    });
    return `{ ${entries.join(', ')} }`;
  }

  /** Returns the code of an object that loads the texts of a room by language. */
  texts(folder: string): string {
    const entries = readdirSync(folder).map(
      (file) =>
        `${file.replace('.json', '')}: () => import(${JSON.stringify(join(folder, file))}).then((file) => file.default)`,
    );
    return `{ ${entries.join(', ')} }`;
  }
}
