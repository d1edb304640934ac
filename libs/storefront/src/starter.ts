/** Milliseconds after which the page starts even if its largest picture has not come. */
const PATIENCE_MS = 2_000;

/**
 * Starts a page once it shows what it is about: the scripts would share a slow line with fonts and the largest picture,
 * and the page reads and links without them. Whoever touches it sooner starts it. Runs inline, so it says nothing of one
 * page: its hash is part of the policy that forbids every other inline script.
 */
export const starter = `{
const [entry, ...chunks] = document.currentScript.dataset.start.split(' ');
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
let started;
const start = () => {
  if (started) return;
  started = true;
  for (const href of chunks) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry });
};
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
addEventListener('DOMContentLoaded', () => {
  const picture = document.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) startAfterPaint();
  else picture.onload = picture.onerror = startAfterPaint;
  setTimeout(start, ${PATIENCE_MS});
});
addEventListener('pointerdown', start);
addEventListener('keydown', start);
}`.replace(/\n\s*/g, '\n');
