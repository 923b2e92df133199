import type * as z from 'zod/mini';
import { answerKey, FIRST_DATA_ELEMENT, FirstData } from '#protocol/firstData.ts';

/** The options of a query whose first answer may have come with the document. */
interface FirstOptions<Result> {
  readonly initialData: () => Result | undefined;
  readonly initialDataUpdatedAt: () => number;
}

interface Contract<Request extends z.ZodMiniType, Result extends z.ZodMiniType> {
  readonly name: string;
  readonly request: Request;
  readonly result: Result;
}

/** Answers that came with the document, for the first reads of its page. */
export interface FirstAnswers {
  /** The time of the answers by the browser's clock, in milliseconds. */
  readonly at: number;
  /** Returns the answer to a read once; undefined if there is none, or if it is another player's. */
  take<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
    contract: Contract<Request, Result>,
    request: z.input<Request>,
  ): z.output<Result> | undefined;
  /** Drops all answers. Call it when a session ends. */
  drop(): void;
}

/** Returns the options by which a query takes its first answer from the document. The query is as old as the answer. */
export const firstAnswerOf = <Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
  first: FirstAnswers,
  contract: Contract<Request, Result>,
  request: z.input<Request>,
): FirstOptions<z.output<Result>> => ({
  initialData: () => first.take(contract, request),
  initialDataUpdatedAt: () => first.at,
});

/** After this time the answers are useless: the page that needs them has been opened long ago. */
const USEFUL_MS = 60_000;

export const noFirstAnswers: FirstAnswers = { at: 0, take: () => undefined, drop: () => undefined };

/**
 * Reads the answers in the document. The element is removed when all answers are taken or dropped.
 *
 * @param playerNow returns the signed-in player, or undefined
 */
export function readFirstAnswers(page: Document, playerNow: () => string | undefined): FirstAnswers {
  const element = page.getElementById(FIRST_DATA_ELEMENT);
  const data = element === null ? undefined : parse(element.textContent);
  if (element === null || data === undefined || isRestored()) {
    element?.remove();
    return noFirstAnswers;
  }
  if (data.Answers.length === 0) element.remove();
  return firstAnswersOf(data, playerNow, () => element.remove());
}

/**
 * Offers the answers of a document.
 *
 * @param playerNow returns the signed-in player, or undefined
 * @param onEmpty called when no answer is left
 */
export function firstAnswersOf(
  data: FirstData,
  playerNow: () => string | undefined,
  onEmpty: () => void = () => undefined,
): FirstAnswers {
  const began = performance.now();
  const answers = new Map(data.Answers.map(({ Name, Request, Result }) => [JSON.stringify([Name, Request]), Result]));
  const drop = (): void => {
    answers.clear();
    onEmpty();
  };
  return {
    at: performance.timeOrigin - data.Age,
    drop,
    take(contract, request) {
      if (answers.size === 0) return undefined;
      const player = playerNow();
      if (performance.now() - began > USEFUL_MS || (player !== undefined && player !== data.PlayerID)) drop();
      if (player !== data.PlayerID) return undefined;
      const key = answerKey(contract, request);
      if (key === undefined || !answers.has(key)) return undefined;
      const result = contract.result.safeParse(answers.get(key));
      answers.delete(key);
      if (answers.size === 0) onEmpty();
      return result.success ? result.data : undefined;
    },
  };
}

function parse(text: string): FirstData | undefined {
  try {
    return FirstData.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether the browser shows a document of an earlier visit again. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}
