/**
 * `npm run attack`: plays attacks and faults against a shop of its own on this machine, and says of each whether it held.
 * Ends with 1 where one did not.
 */
import { readBrands } from '@shop/brands';
import { AttackedShop } from './attack/AttackedShop.ts';
import { type AttackOptions, readOptions, usage } from './attack/options.ts';
import { run } from './run.ts';

const options = optionsOrUsage();
const needsStorefront = options.attacks.some((attack) => attack.needsStorefront);
if (needsStorefront)
  await run('nx', ['run-many', '-t', 'build', '-p', readBrands()[0]!.project, '--outputStyle=static']);
const shop = await AttackedShop.open({ needsStorefront });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.close().then(() => process.exit(1)));
}

let failed = 0;
try {
  for (const attack of options.attacks) {
    for await (const { tried, held, detail } of attack.run(shop, options)) {
      console.log(`${held ? 'held   ' : 'FAILED '} ${attack.name.padEnd(11)} ${tried} (${detail})`);
      if (!held) failed += 1;
    }
  }
} finally {
  await shop.close();
}
console.log(failed ? `\n${failed} gave way.` : '\nEverything held.');
process.exitCode = failed ? 1 : 0;

function optionsOrUsage(): AttackOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
