/** The browser tests as a task of Nx, on what is built already. Words go to Playwright. */
import { browserTests } from '../browserTests.ts';

await browserTests(process.argv.slice(2));
