import { PART_END } from '@shop/static-styles/server';
import { HYDRATED_EVENT } from './hydratedEvent.ts';

/** Milliseconds after which the page starts even if its largest picture has not loaded. */
const PATIENCE_MS = 2_000;

/** Milliseconds after which the scripts run even if the style sheet has neither loaded nor failed. */
const SHEET_PATIENCE_MS = 10_000;

/** Milliseconds after which a part of the style sheet does not wait for a frame any more: a window that is covered may draw none. */
const FRAME_PATIENCE_MS = 200;

/** Milliseconds after which laying out what is below the fold goes on in another task. */
const LAYOUT_MS = 10;

declare global {
  interface Window {
    /** The visitor has pressed something or scrolled. */
    hasInteracted?: boolean;
  }
}

/**
 * Loads the page's scripts after its largest picture, since they would compete with it for bandwidth, and the page is
 * readable and linked without them. An interaction, a link to a section, or coming back to where somebody was (navigations
 * of type `reload` or `back_forward`), starts it earlier.
 *
 * The style sheet is applied in parts, each in a task and a frame of its own: all of it at once would hold up a slow phone for
 * more than 0.1 s. The last part comes first, and each further one before it, so that rules are always in the order of the file.
 *
 * Once it has been applied, or has failed, content below the fold is shown from top to bottom, in tasks of about `LAYOUT_MS`:
 * laid out in one it would hold up a slow phone for a third of a second. What waits for its turn (what the first rule of
 * `lateCss` selects) has the attribute `hidden` meanwhile. Where the browser is to scroll to a target on the page, nothing waits
 * for its turn, nor in a background tab, which has no frames: there the style sheet is a link, for whose load browsers wait before
 * they stop scrolling to that target.
 *
 * Then the scripts run, since they may show what only the style sheet has styles for: each after what it imports and so in a
 * task of its own, where all imports of a script would run in one. Even to add their elements takes some 5 ms each.
 * `data-start` names the index of the entry among the scripts, the style sheet and the scripts.
 *
 * A button that is pressed before hydration is pressed again afterwards, or its form is sent where no script came; links, and
 * forms with an address, work without scripts. Inline and the same for every page: its hash is in the content security
 * policy, which forbids every other inline script. The server's build makes it short (`shortStarter`).
 */
export const starter = `{
const [entryAt, sheet, ...scripts] = document.currentScript.dataset.start.split(' ');
const add = (name, values) =>
  document.querySelector('style').after(Object.assign(document.createElement(name), values));
const soon = (act) => requestAnimationFrame(() => setTimeout(act));
const isAtOnce =
  document.hidden || location.hash || /^[rb]/.test(performance.getEntriesByType('navigation')[0]?.type);
let started;
let absent = [];
const start = () => {
  if (started) return;
  started = true;
  const layOut = () => {
    const end = performance.now() + ${LAYOUT_MS};
    while (absent.length) {
      const element = absent.shift();
      element.hidden = false;
      element.getBoundingClientRect();
      if (performance.now() > end) return setTimeout(layOut);
    }
    scripts.forEach((src, at) =>
      setTimeout(add, 0, 'script', { type: 'module', async: false, src, onerror: at === +entryAt && giveUp }),
    );
  };
  const show = () => {
    const late = document.getElementById('late');
    if (!late) return;
    if (!isAtOnce) absent = [...document.querySelectorAll(late.sheet.cssRules[0].selectorText)];
    absent = [document.body, ...absent.filter((element) => !element.hidden && (element.hidden = true))];
    late.remove();
    layOut();
  };
  if (sheet) {
    const applyParts = async (answer) => {
      const parts = answer.ok ? (await answer.text()).split('${PART_END}') : [];
      while (parts.length) {
        add('style', { textContent: parts.pop() });
        await new Promise((resolve) => {
          soon(resolve);
          setTimeout(resolve, ${FRAME_PATIENCE_MS});
        });
      }
    };
    if (isAtOnce) add('link', { rel: 'stylesheet', href: sheet, onload: show, onerror: show });
    else fetch(sheet).then(applyParts).then(show, show);
    setTimeout(show, ${SHEET_PATIENCE_MS});
  } else layOut();
  for (const href of scripts) setTimeout(add, 0, 'link', { rel: 'modulepreload', href });
};
addEventListener('DOMContentLoaded', () => {
  if (isAtOnce) start();
  const picture = document.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) soon(start);
  else picture.onload = picture.onerror = () => soon(start);
  setTimeout(start, ${PATIENCE_MS});
});
const interact = () => {
  window.hasInteracted = true;
  start();
};
for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, interact, { passive: true });
const early = new Set();
const keep = (event) => {
  const button = event.target.closest('button');
  if (!button || button.form?.matches('[action]:not([method=post])')) return;
  event.preventDefault();
  early.add(button);
};
addEventListener('click', keep, true);
const endKeeping = (act) => {
  removeEventListener('click', keep, true);
  early.forEach(act);
};
const giveUp = () => endKeeping((button) => button.form?.matches('[action]') && button.form.requestSubmit(button));
addEventListener('${HYDRATED_EVENT}', () => endKeeping((button) => button.click()), { once: true });
}`;
