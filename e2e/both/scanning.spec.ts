import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { demoCode } from '../support/demoCodes.ts';
import { text } from '../support/messages.ts';
import { buttonOf } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** What the fake camera of the test leaves behind. */
interface Camera {
  seen?: string;
  tracks?: MediaStreamTrack[];
}

/** Gives pages a camera, and a reader that reads `seen`. Chromium has none on this system. */
function addCamera() {
  const camera: Camera = {};
  Object.assign(window, {
    camera,
    BarcodeDetector: class {
      static getSupportedFormats() {
        return Promise.resolve(['qr_code']);
      }
      detect() {
        return Promise.resolve(camera.seen ? [{ rawValue: camera.seen }] : []);
      }
    },
  });
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
    const stream = canvas.captureStream(5);
    camera.tracks = stream.getTracks();
    return Promise.resolve(stream);
  };
}

test('a code is scanned, and the camera is off afterwards', async ({ page, brand }) => {
  const code = demoCode(brand, 'a gift card of 100 ');
  await page.addInitScript(addCamera);
  await open(page, '/');
  await signIn(page);
  await open(page, '/profil/voucher-extend');
  expect(await page.evaluate("document.featurePolicy.allowsFeature('camera')")).toBe(true);
  const scan = buttonOf(page, 'ui-kit.codeScanner.button');
  const drawer = page.getByRole('dialog', { name: text('ui-kit.codeScanner.title') });
  const tracks = () =>
    page.evaluate(() => (window as { camera?: Camera }).camera?.tracks?.map(({ readyState }) => readyState));

  await scan.click();
  await expect(drawer.getByLabel(text('ui-kit.codeScanner.picture'))).toBeVisible();
  await expectAccessible(page);
  await expect.poll(tracks).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await tracks()).toEqual(['ended']);

  await scan.click();
  await expect(drawer).toBeVisible();
  const link = `${brand.url}/gutschein#${code}`;
  await page.evaluate((seen) => Object.assign((window as { camera?: Camera }).camera!, { seen }), link);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('textbox', { name: text('profile.voucher.code') })).toHaveValue(code);
  await expect(page.getByRole('main').getByRole('article')).toContainText(code);
  expect(await tracks()).toEqual(['ended']);
});

test('no code is scanned where the browser reads none', async ({ page }) => {
  await open(page, '/');
  await signIn(page);
  await open(page, '/profil/voucher-extend');
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  await expect(buttonOf(page, 'profile.voucher.check')).toBeVisible();
  await expect(buttonOf(page, 'ui-kit.codeScanner.button')).toHaveCount(0);
});
