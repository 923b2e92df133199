import * as operations from '#protocol/operations/operator.ts';
import { answer } from '../dispatch/handler.ts';
import { statusFor } from '../featureFlags/featureFlags.ts';

export const getSwitches = answer(operations.getSwitches, (_request, context) => statusFor(context));
