export { GuardedRouter } from './GuardedRouter.tsx';
export { useLeaveGuard } from './guard.ts';
