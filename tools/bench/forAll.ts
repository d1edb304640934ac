/** Runs a task for each of a list, so many at a time. */
export async function forAll<T>(list: readonly T[], atOnce: number, task: (one: T, index: number) => Promise<void>) {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < list.length; index = next++) await task(list[index]!, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
