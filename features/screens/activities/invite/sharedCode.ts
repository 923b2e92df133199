/** Names the invitation code in an address that was shared. */
export const CODE_PARAMETER = 'code';
