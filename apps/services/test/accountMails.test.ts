import { identity } from '@shop/contracts';
import { locales } from '@shop/contracts/constants';
import { demoBrands } from '../demo/demoBrands.ts';
import type { AccountMailKind } from '../src/mail/MailOrder.ts';
import { readMailBranding } from '../src/mail/readMailBranding.ts';
import { mailWriter } from '../src/mail/writeMail.ts';
import { createAccount } from './support/createAccount.ts';
import { mainSite } from './support/sites.ts';
import { linkOf } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());

const kinds: AccountMailKind[] = [
  'welcome',
  'confirmation',
  'recovery',
  'locked',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'deleted',
];

const write = (order: Parameters<ReturnType<typeof mailWriter>>[0]) =>
  mailWriter(services.db, services.config, services.documents)(order);

describe.each(demoBrands.map(({ site, name, host }) => ({ site, name, host })))(
  'a mail of $name',
  ({ site, name, host }) => {
    it.each(kinds)('of the kind %s is written in every language, as text and HTML', async (kind) => {
      const { email: to } = await createAccount(services, { site, confirmedAt: null });
      const { button, header } = await readMailBranding(site);
      const mails = await Promise.all(locales.map((locale) => write({ kind, site, locale, to })));
      expect(new Set(mails.map((mail) => mail!.subject)).size).toBe(locales.length);
      for (const [index, mail] of mails.entries()) {
        const { origin, pathname } = linkOf(mail!);
        const path = locales[index] === 'de' ? '' : `/${locales[index]}`;
        expect(mail).toMatchObject({ to, from: expect.stringContaining(name) });
        expect(origin).toBe(`https://${host}`);
        expect(pathname).toMatch(
          kind === 'emailChanged' || kind === 'deleted' ? /^\/$/ : new RegExp(`^${path}/[a-z]+$`),
        );
        expect(mail!.html).toContain(`lang="${locales[index]}"`);
        expect(mail!.html).toContain(linkOf(mail!).href);
        for (const colour of [button.background, header.background]) expect(mail!.html).toContain(colour);
      }
    });
  },
);

it('looks different in each brand', async () => {
  const brandings = await Promise.all(demoBrands.map(({ site }) => readMailBranding(site)));
  expect(new Set(brandings.map(({ button }) => button.background)).size).toBe(demoBrands.length);
});

it('is not written for an address without an account, nor to confirm what is confirmed', async () => {
  const { email } = await createAccount(services);
  const order = { site: mainSite, locale: 'de' } as const;
  expect(await write({ ...order, kind: 'recovery', to: 'nobody@example.com' })).toBeNull();
  expect(await write({ ...order, kind: 'confirmation', to: email })).toBeNull();
});

it('is sent by the queue, with a link made then', async () => {
  const { email } = await createAccount(services);
  await services.call(identity, 'RequestAccountRecovery', [email]);
  const link = await new Promise<URL>((resolve, reject) => {
    const send = async (mail: Parameters<typeof linkOf>[0]) => resolve(linkOf(mail));
    services.mails.startSending(send, mailWriter(services.db, services.config, services.documents)).catch(reject);
  });
  const token = link.searchParams.get('resetToken');
  const { body } = await services.call(identity, 'ResetPassword', [token, 'Raclette im Schrebergarten']);
  expect(body).toEqual([null]);
});
