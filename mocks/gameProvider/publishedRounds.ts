import type { PublishedRounds } from '#domain/ports/gameProvider.ts';
import owlSheet from '#games/catalogue/owl/sheet.json' with { type: 'json' };
import { readPlayersRound } from '#games/provider/history/publishedRound.ts';
import { replayRound } from '#games/provider/history/replayRound.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { PublishedRound } from '#protocol/wallet/index.ts';

/** The published files by their SHA-256. They are fetched and not imported, since their bytes count. */
const MATHS: Readonly<Record<string, URL>> = {
  [owlSheet.maths]: new URL('../../games/catalogue/owl/maths.json', import.meta.url),
};

/** The pictures of the symbols, by the same hash. */
const SYMBOLS: Readonly<Record<string, URL>> = {
  [owlSheet.maths]: new URL('../../games/generated/owl/symbols.json', import.meta.url),
};

/** Reads the rounds that players verify from the world's game server. */
export const createPublishedRounds = (ports: () => ProviderPorts): PublishedRounds => ({
  publishes: () => true,
  async read(_provider, round, user) {
    const record = await readPlayersRound(ports(), { round, user });
    if (record === undefined) return undefined;
    const [maths, symbols] = await Promise.all([textOf(MATHS[record.Maths]), textOf(SYMBOLS[record.Maths])]);
    const pictures: unknown = symbols === undefined ? undefined : JSON.parse(symbols);
    return PublishedRound.parse({ record, maths, symbols: pictures, replay: replayRound(record) });
  },
});

/** Reads a file of the app. Undefined if unreachable, such as in Node. */
async function textOf(url: URL | undefined): Promise<string | undefined> {
  if (url === undefined || !url.protocol.startsWith('http')) return undefined;
  const response = await fetch(url);
  return response.ok ? response.text() : undefined;
}
