export { achievements, claim } from './achievement.ts';
export {
  answerRequest as answerAllianceRequest,
  create as createAlliance,
  info as allianceInfo,
  leave as leaveAlliance,
  request as requestAlliance,
  requests as allianceRequests,
  search as searchAlliances,
  withdraw as withdrawAllianceRequest,
} from './alliance.ts';
export { applications, apply, approve, ownApplications, assertMayApply, withdraw } from './apply.ts';
export { callByText, groupMessage } from './broadcast.ts';
export { coupons, issue, redeem } from './coupon.ts';
export { cancel, dissolve } from './dissolve.ts';
export { edit, openChat } from './edit.ts';
export {
  clubState,
  coupons as exportCoupons,
  exchanges as exportExchanges,
  members as exportMembers,
} from './exports.ts';
export { create, info, members, rank, search } from './found.ts';
export { accept, decline, invitations, invite } from './invite.ts';
export { answerOffer, deputy, offer, withdrawOffer } from './leadership.ts';
export { kick, leave } from './leave.ts';
export { deposit, exchange, records } from './vault.ts';
