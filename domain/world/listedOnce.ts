/**
 * Returns the games of the catalogue.
 * @throws Error naming the file and the code if a code is listed twice. The database would refuse the row without naming either
 */
export function listedOnce<Game extends { readonly GameCode: string }>(games: readonly Game[]): readonly Game[] {
  const codes = games.map(({ GameCode }) => GameCode);
  const doubled = codes.find((code, at) => codes.indexOf(code) < at);
  if (doubled !== undefined)
    throw new Error(`content/games.json: GameCode: "${doubled}" is listed twice; choose another code`);
  return games;
}
