import { ConnectionFailure, RequestFailure } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { UNANSWERED } from '../channel/channelStore.ts';

/** Returns a function that explains why a message was not sent, from the code of its pending row. */
export function useSendFailure(): (failedCode: number) => string {
  const text = useErrorText();
  return (failedCode) =>
    text(
      failedCode === UNANSWERED ? new ConnectionFailure('The send was not answered.') : new RequestFailure(failedCode),
    );
}
