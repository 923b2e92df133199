import * as endpoints from '#protocol/endpoints/operator.ts';
import * as operations from '#protocol/operations/operator.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { statusFor } from '../featureFlags/featureFlags.ts';

export const getSwitches = answer(operations.getSwitches, (_request, context) => statusFor(context));
export const getServiceStatus = answerEndpoint(endpoints.getServiceStatus, (_request, context) => statusFor(context));
