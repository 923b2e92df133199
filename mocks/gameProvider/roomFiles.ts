import * as z from 'zod/mini';

/** The rules of rooms, whose exact bytes name their rounds. */
export const RULES = import.meta.glob<string>(['#games/rooms/*/rules.json', '#games/rooms/*/versions/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TEXTS = import.meta.glob<unknown>('#games/rooms/*/texts/*.json', { import: 'default', eager: true });
const Texts = z.record(z.string(), z.string());

/** The texts of a room by language. */
export const textsOf = (code: string): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.entries(TEXTS).flatMap(([path, texts]) => {
      const [, language] = new RegExp(`/rooms/${code}/texts/(\\w+)\\.json$`).exec(path) ?? [];
      return language === undefined ? [] : [[language, Texts.parse(texts)] as const];
    }),
  );
