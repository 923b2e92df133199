import type { ActivityListener } from '../activity/activity.ts';

export const onActivity: ActivityListener = async () => {};
