export { claimClubAchievement, getClubAchievements } from './achievements.ts';
export {
  answerAllianceRequest,
  createAlliance,
  getAlliance,
  getAllianceRequests,
  leaveAlliance,
  requestAlliance,
  searchAlliances,
  withdrawAllianceRequest,
} from './alliances.ts';
export {
  applyToClub,
  approveClubApplication,
  getClubApplications,
  getOwnClubApplications,
  refuseClubApplication,
  withdrawClubApplication,
} from './applications.ts';
export { sendClubGroupMessage, textClubMembers } from './broadcast.ts';
export { getClubCoupons, redeemClubCoupon } from './coupons.ts';
export { issueClubCoupon } from './issueClubCoupon.ts';
export { cancelClubDissolution, dissolveClub } from './dissolution.ts';
export { createClubChat } from './createClubChat.ts';
export { editClub } from './editClub.ts';
export { exportClubCoupons, exportClubExchanges, exportClubMembers } from './exports.ts';
export { createClub } from './createClub.ts';
export { getClub, getClubMembers, getClubRank, searchClubs } from './readClubs.ts';
export { acceptClubInvitation, declineClubInvitation, getClubInvitations, inviteToClub } from './invitations.ts';
export { answerClubLeadership, changeClubLeader, setClubDeputy, withdrawClubLeadership } from './leadership.ts';
export { kickClubMember } from './kickClubMember.ts';
export { leaveClub } from './leaveClub.ts';
export { depositToClubVault } from './depositToClubVault.ts';
export { exchangeClubVault, getClubVaultRecords } from './vault.ts';
