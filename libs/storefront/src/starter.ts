import { ALIVE_EVENT } from './aliveEvent.ts';

/** Milliseconds after which the page starts even if its largest picture has not loaded. */
const PATIENCE_MS = 2_000;

/**
 * Starts a page once it shows what it is about: the scripts would share a slow line with fonts and the largest picture,
 * and the page reads and links without them. Whoever touches it sooner, or comes for a section, starts it. What is below
 * the fold shows once the style sheet is here, or cannot be had. A button that is pressed before the page
 * reacts is pressed again once it does; links, and forms with an address, work by themselves. Runs inline, so it says nothing of one
 * page: its hash is part of the policy that forbids every other inline script.
 */
export const starter = `{
const [entry, sheet, ...chunks] = document.currentScript.dataset.start.split(' ');
const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
let started;
const start = () => {
  if (started) return;
  started = true;
  if (sheet) add('link', { rel: 'stylesheet', href: sheet, onerror: () => document.documentElement.dataset.unstyled = '' });
  for (const href of chunks) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry });
};
const startSoon = () => requestAnimationFrame(() => setTimeout(start));
addEventListener('DOMContentLoaded', () => {
  if (location.hash) start();
  const picture = document.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) startSoon();
  else picture.onload = picture.onerror = startSoon;
  setTimeout(start, ${PATIENCE_MS});
});
addEventListener('pointerdown', start);
addEventListener('keydown', start);
const early = new Set();
const keep = (event) => {
  const button = event.target.closest('button');
  if (!button || button.form?.hasAttribute('action')) return;
  event.preventDefault();
  early.add(button);
};
addEventListener('click', keep, true);
addEventListener('${ALIVE_EVENT}', () => {
  removeEventListener('click', keep, true);
  for (const button of early) button.click();
}, { once: true });
}`.replace(/\n\s*/g, '\n');
