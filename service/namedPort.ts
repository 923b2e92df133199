const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this account',
};

/**
 * Names the setting of a port that cannot be opened.
 * @param setting the environment variable, such as `RTMP_PORT`
 * @throws Error in a sentence if the port is in use or may not be used
 */
export async function namedPort<Result>(setting: string, opening: Promise<Result>): Promise<Result> {
  try {
    return await opening;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
    if (reason === undefined || !(error instanceof Error && 'port' in error)) throw error;
    throw new Error(`${setting} ${String(error.port)} ${reason}.`, { cause: error });
  }
}
