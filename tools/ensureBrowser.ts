import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Path of a Chromium for the browser tests: Playwright's own where it is installed, else the system's, else Debian's
 * package where we may install it. Throws with what to do where none can be had.
 */
export function ensureBrowser(): string {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s chromium for the browser tests …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    if (
      apt('update') &&
      apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation') &&
      existsSync(SYSTEM_CHROMIUM)
    ) {
      return SYSTEM_CHROMIUM;
    }
  } else if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0 && existsSync(own)) {
    return own;
  }
  throw new Error(
    'The browser tests need Chromium. Install it with "npx playwright install chromium", or Debian’s package "chromium".',
  );
}
