/**
 * What is read of a file or folder; nothing when it is not there, also since what should hold it is a file by now.
 * Throws what else reading throws.
 */
export function ifThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return
    throw error
  }
}
