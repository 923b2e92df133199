/** Uploaded pictures, e-mail proofs and third-party identities. */
export const pictureTables = {} as const;
