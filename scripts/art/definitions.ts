const DEFINITION = /<(\w+) id="([^"]+)"(?:[^>]*\/>|.*?<\/\1>)/gs;
const USE = /(?:url\(#|href="#)([^)"]+)/g;

/** The definitions of a drawing by their ids. @param definitions a `<defs>` element */
export const definitionsById = (definitions: string): ReadonlyMap<string, string> =>
  new Map(Array.from(definitions.matchAll(DEFINITION), ([text, , id = '']) => [id, text]));

/** Returns a `<defs>` element with the definitions that a part of a drawing uses, so that the others are not parsed for it. */
export function usedDefinitions(part: string, known: ReadonlyMap<string, string>): string {
  const used = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [, id = ''] of text.matchAll(USE)) {
      const definition = known.get(id);
      if (definition === undefined || used.has(id)) continue;
      used.set(id, definition);
      collect(definition);
    }
  };
  collect(part);
  return `<defs>${[...used.values()].join('')}</defs>`;
}
