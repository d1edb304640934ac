import type { Page } from '@playwright/test';
import { openLogin, signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** Page of the login in the demo content. */
const LOGIN_PAGE = '/anmelden';

/** Only the code of passkeys has this text. */
const OF_PASSKEYS = 'ERROR_CEREMONY_ABORTED';

// Passkeys belong to a domain, which an IP address is not.
test.use({ baseURL: async ({ brand }, use) => use(brand.url.replace('127.0.0.1', 'localhost')) });

/** Gives the browser a device that keeps passkeys and lets everybody use them. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // It would choose from the list below the e-mail field before anybody has pressed the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: text('frame.account.open') }).click();
  await page.getByRole('button', { name: text('auth.logout.button') }).click();
  await expect(page.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
}

async function askForPasskey(page: Page) {
  const drawer = await openLogin(page);
  await drawer.getByRole('button', { name: text('auth.passkeyLogin.button') }).click();
  return drawer;
}

test('a customer adds a passkey, signs in by it and removes it', async ({ page }) => {
  const name = `Laptop ${Date.now()}`;
  const item = page.getByRole('listitem').filter({ hasText: name });
  await addAuthenticator(page);
  await open(page, '/');
  await signIn(page);

  await open(page, LOGIN_PAGE);
  await expect(page.getByRole('heading', { name: text('auth.signedIn.title') })).toBeVisible();
  await page.getByLabel(text('auth.passkeys.add.name')).fill(name);
  await page.getByRole('button', { name: text('auth.passkeys.add.submit') }).click();
  await expect(item).toContainText(text('auth.passkeys.unused'));
  await expect(page.getByRole('heading', { name: text('auth.passkeys.title') })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel(text('auth.passkeys.add.name')).fill('Noch einer');
  await page.getByRole('button', { name: text('auth.passkeys.add.submit') }).click();
  await expect(page.getByText(text('auth.passkeys.known.title'))).toBeVisible();

  await signOut(page);
  const drawer = await askForPasskey(page);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: text('frame.account.open') })).toBeVisible();

  await open(page, LOGIN_PAGE);
  await expect(item).not.toContainText(text('auth.passkeys.unused'));
  await item.getByRole('button', { name: text('auth.passkeys.remove.button', { name }) }).click();
  const question = page.getByRole('dialog', { name: text('auth.passkeys.remove.title') });
  await expectAccessible(page);
  await question.getByRole('button', { name: text('auth.passkeys.remove.confirm') }).click();
  await expect(item).toHaveCount(0);

  await signOut(page);
  const again = await askForPasskey(page);
  await expect(again.getByText(text('auth.passkeyLogin.unknown.title'))).toBeVisible();
  await expectAccessible(page);
});

test('the code of passkeys loads with the login, and with no page', async ({ page, brand }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const isLoaded = async () => (await Promise.all(scripts)).some((script) => script.includes(OF_PASSKEYS));
  for (const path of ['/', brand.longList]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await isLoaded()).toBe(false);
  }
  const drawer = await openLogin(page);
  await expect(drawer.getByRole('button', { name: text('auth.passkeyLogin.button') })).toBeVisible();
  await expect.poll(isLoaded).toBe(true);
});
