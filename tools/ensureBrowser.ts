import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium's build without windows takes two thirds of the time of the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
const install = (name: string) => apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation');

/**
 * Path of a Chromium for the browser tests: Playwright's own where it is installed, else Debian's build without windows,
 * which is installed where we may, else Debian's whole browser. Throws with what to do where none can be had.
 */
export function ensureBrowser(): string {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('Installing Debian’s chromium for the browser tests …');
    if (apt('update') && install('chromium-headless-shell') && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  }
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (mayInstall) {
    if (install('chromium') && existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  } else if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0 && existsSync(own)) {
    return own;
  }
  throw new Error(
    'The browser tests need Chromium. Install it with "npx playwright install chromium", or Debian’s package "chromium".',
  );
}
