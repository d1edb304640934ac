import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { brands, locales } from './brands.ts';
import { watch } from './test.ts';

export const storybookUrl = process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:4259';

const BUILT_INDEX = join(import.meta.dirname, '../../storybook/build/index.json');
const DESKTOP = { width: 1280, height: 900 };
/** Viewport of stories tagged `phone`. */
const PHONE = { width: 390, height: 800 };
/** Tag of the stories that the visual record shows. */
const RECORDED = 'screenshot';
/** The moment of every story. */
const MOMENT = new Date('2026-03-02T10:00:00+01:00');
/** Timeout of a story in ms, for busy machines. */
const PATIENCE = 20_000;

export interface Story {
  id: string;
  name: string;
  /** Its component, with the lib in front: `UI kit/Button`. */
  title: string;
  tags: readonly string[];
  /** Its file relative to Storybook's configuration: `../libs/ui-kit/src/…`. */
  importPath: string;
}

/** Folder in `libs/` of a story. */
export function libOf({ importPath }: Story): string {
  return /libs\/([^/]+)\//.exec(importPath)?.[1] ?? '';
}

/** Whether the visual record shows a story. */
export function isRecorded({ tags }: Story): boolean {
  return tags.includes(RECORDED);
}

/** The path of a story's screenshot in a brand, below `e2e/storybook/screenshots`. */
export function screenshotOf(site: string, story: Story): string[] {
  return [site, libOf(story), `${story.id}.png`];
}

/** The language a brand shows a story in: each another one, which stays when stories come and go. */
export function localeOf({ id }: Story, site: string): (typeof locales)[number] {
  const first = brands.findIndex((brand) => brand.site === site);
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), first);
  return locales[sum % locales.length]!;
}

/** All stories of the built Storybook, in sidebar order. */
export function builtStories(): Story[] {
  if (!existsSync(BUILT_INDEX)) throw new Error(`There is no ${BUILT_INDEX}: run "npm run storybook:build" first.`);
  const { entries } = JSON.parse(readFileSync(BUILT_INDEX, 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** What many stories are shown in. */
interface Stage {
  /** The page of what is chosen of the toolbar, such as a brand and a language: loading Storybook takes longer than a story. */
  pageOf(globals: Record<string, string>): Promise<Page>;
  /** Errors of all pages. */
  problems: string[];
}

export interface StoryOptions {
  /** The brand used for the stories. */
  site: string;
}

/** A test of stories: a worker uses its pages for all of them. */
export const test = base.extend<StoryOptions, { stage: Stage }>({
  site: ['', { option: true }],
  stage: [
    async ({ browser }: { browser: Browser }, use) => {
      const pages = new Map<string, Page>();
      const problems: string[] = [];
      async function newPage(): Promise<Page> {
        // Animations are disabled.
        const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
        await context.clock.setFixedTime(MOMENT);
        const page = await context.newPage();
        watch(page, problems);
        return page;
      }
      async function pageOf(globals: Record<string, string>): Promise<Page> {
        const chosen = Object.values(globals).join(' ');
        const page = pages.get(chosen) ?? (await newPage());
        pages.set(chosen, page);
        return page;
      }
      await use({ pageOf, problems });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

interface ChannelOfStorybook {
  last(event: 'storyFinished'): [{ storyId: string; status: string }] | undefined;
  emit(event: 'setCurrentStory', chosen: { storyId: string; viewMode: 'story' }): void;
}

/** Shows a story by itself and waits for fonts and pictures. Fails when it throws or a picture does not load. */
export async function openStory(stage: Stage, story: Story, globals: Record<string, string>): Promise<Page> {
  const page = await stage.pageOf(globals);
  await page.setViewportSize(story.tags.includes('phone') ? PHONE : DESKTOP);
  if (!(await page.evaluate(showStory, story.id))) {
    const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    await page.goto(`${storybookUrl}/iframe.html?id=${story.id}&viewMode=story&globals=${chosen.join(';')}`);
  }
  const outcome = await page.waitForFunction(outcomeOf, story.id, { timeout: PATIENCE });
  expect(await outcome.jsonValue(), 'how the story ended').toBe('success');
  expect(await page.evaluate(lookAtPictures), 'pictures that do not show').toEqual([]);
  return page;
}

/**
 * How what a story shows is compared with its screenshot: cut below its content. Chromium draws the same on every machine but
 * for single pixels at edges: a few of them may differ, which is less than the mark of a checkbox. A colour may differ by a
 * fiftieth, which nobody sees.
 */
async function comparison(page: Page) {
  // What a play function pointed at is not its state.
  await page.mouse.move(0, 0);
  await page.evaluate(measureAnew);
  const { width, height } = page.viewportSize()!;
  const end = await page.evaluate(endOfContent);
  const clip = { x: 0, y: 0, width, height: Math.min(height, end) };
  return { clip, threshold: 0.02, maxDiffPixels: 60 };
}

/** Fails where a story looks other than recorded. */
export async function expectAsRecorded(page: Page, site: string, story: Story) {
  await expect(page).toHaveScreenshot(screenshotOf(site, story), await comparison(page));
}

/** Fails where a story looks as recorded. */
export async function expectNotAsRecorded(page: Page, site: string, story: Story) {
  await expect(page).not.toHaveScreenshot(screenshotOf(site, story), await comparison(page));
}

/**
 * Makes Chromium measure fonts anew, which it does when one is added. In a page that showed stories before, a width in
 * characters (`ch`) may still be that of the fallback font although the web font has come.
 */
function measureAnew() {
  const face = new FontFace('none', 'local("none")');
  document.fonts.add(face);
  document.fonts.delete(face);
  document.body.getBoundingClientRect();
}

/** px from the top of the window to the end of a story; dialogs and notices end with the window. */
function endOfContent(): number {
  if (document.querySelector(':modal, :popover-open')) return window.innerHeight;
  const root = document.getElementById('storybook-root');
  const positioned = Array.from(root?.querySelectorAll('*') ?? []).some(
    (element) => getComputedStyle(element).position === 'fixed' && element.clientHeight > 1,
  );
  return positioned ? window.innerHeight : Math.ceil(root?.getBoundingClientRect().bottom ?? 0) + 16;
}

/** Shows another story in the page that is open, as the sidebar does; false where it cannot. */
function showStory(storyId: string): boolean {
  const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: ChannelOfStorybook }).__STORYBOOK_ADDONS_CHANNEL__;
  // How a story ended is told by its id: the same one again needs a page of its own.
  if (!channel || channel.last('storyFinished')?.[0].storyId === storyId) return false;
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return true;
}

/** Result of a story: `success` or its error; false while loading. */
function outcomeOf(id: string): string | false {
  if (document.body.classList.contains('sb-show-errordisplay')) {
    return document.getElementById('error-message')?.textContent || 'error';
  }
  const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: ChannelOfStorybook }).__STORYBOOK_ADDONS_CHANNEL__;
  const finished = channel?.last('storyFinished')?.[0];
  return finished?.storyId === id && finished.status;
}

/** Addresses of broken pictures; lazy ones are loaded eagerly. */
async function lookAtPictures(): Promise<string[]> {
  // Only what is laid out asks for its fonts, which a story may have ended before.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  return Array.from(document.images)
    .filter((image) => image.currentSrc && image.naturalWidth === 0)
    .map((image) => image.currentSrc);
}
