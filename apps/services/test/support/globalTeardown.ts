/** Stops the PostgreSQL of the tests, unless another test run uses it. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
