/** SQLSTATE `unique_violation` */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because its row would have been there twice. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as Error & { code?: unknown }).code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
