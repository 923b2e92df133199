/** The query parameter of the invitation code in a shared address. */
export const CODE_PARAMETER = 'code';
