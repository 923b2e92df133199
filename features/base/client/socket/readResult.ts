import type * as z from 'zod/mini';
import type { AnswerFrame } from '#protocol/frame.ts';
import { ContractFailure, RequestFailure, readDetail } from '../failures.ts';

type Outcome<Result> =
  | { readonly failure?: undefined; readonly result: Result }
  | { readonly failure: Error; readonly result?: undefined };

/** Reads an answer by its contract. */
export function readResult<Result extends z.ZodMiniType>(
  contract: { readonly name: string; readonly result: Result },
  frame: AnswerFrame,
): Outcome<z.output<Result>> {
  if (frame.Code !== 200) {
    return { failure: new RequestFailure(frame.Code, readDetail(frame.Result), frame.Message, frame.Result) };
  }
  const parsed = contract.result.safeParse(frame.Result);
  return parsed.success ? { result: parsed.data } : { failure: new ContractFailure(contract.name, parsed.error) };
}
