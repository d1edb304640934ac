import { aCheckout, aCustomer, aDeliveryOption, anAddress, anIdentity, type FakeServices } from '@shop/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { address, renderCheckout, step } from '../test/renderCheckout';

const empty = aCheckout({ billingAddress: null, delivery: null, payment: null, email: '', step: 'address' });
const saved = aCheckout({ delivery: null, payment: null, step: 'delivery' });
const own = anAddress({ id: '' });
const SET = 'checkout/SetAddresses';
const services: FakeServices = {
  'checkout/GetCheckout': { checkout: empty },
  'checkout/GetDeliveryOptions': { ret: [aDeliveryOption()] },
  [SET]: { checkout: saved },
};

beforeEach(() => sessionStorage.clear());

const group = (name: string) => within(screen.getByRole('group', { name }));
const submit = () => screen.getByRole('button', { name: 'Weiter zur Lieferung' });
type Shown = ReturnType<typeof renderCheckout>;

const sent = ({ calls }: Shown) => calls.filter(({ method }) => method === 'SetAddresses').map(({ args }) => args);

/** Fills in an address by pasting, which is quicker than typing. */
async function fill({ user }: Shown, name: string) {
  const fields = group(name);
  const typed = {
    Vorname: 'Anna',
    Nachname: 'Muster',
    Strasse: 'Seestrasse',
    Nummer: '12',
    PLZ: '8002',
    Ort: 'Zürich',
  };
  for (const [label, value] of Object.entries(typed)) {
    await user.click(fields.getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await user.paste(value);
  }
  await user.selectOptions(fields.getByRole('combobox', { name: /Anrede/ }), 'Frau');
}

async function fillAll(shown: Shown, email = 'anna@example.ch') {
  await shown.user.click(await screen.findByRole('textbox', { name: /E-Mail-Adresse/ }));
  await shown.user.paste(email);
  await fill(shown, 'Rechnungsadresse');
}

describe('AddressStep', () => {
  it('saves the address of a guest and leads on', async () => {
    const shown = renderCheckout('/address', { services });
    await fillAll(shown);
    await shown.user.click(submit());
    expect(await step('Wie sollen wir liefern?')).toHaveFocus();
    expect(address()).toBe('/kasse/delivery');
    expect(sent(shown)).toEqual([
      [
        { email: 'anna@example.ch', billingAddress: own, shippingAddress: null },
        { skipAddressValidation: false, accepted: [] },
      ],
    ]);
  });

  it('takes another address to deliver to', async () => {
    const shown = renderCheckout('/address', { services });
    await fillAll(shown);
    await shown.user.click(screen.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }));
    await fill(shown, 'Lieferadresse');
    await shown.user.click(submit());
    await step('Wie sollen wir liefern?');
    expect(sent(shown)[0]?.[0]).toMatchObject({ billingAddress: own, shippingAddress: own });
  });

  it('sends nothing that is incomplete, and leads to the first field', async () => {
    const shown = renderCheckout('/address', { services });
    await screen.findByRole('textbox', { name: /E-Mail-Adresse/ });
    await shown.user.click(submit());
    expect(screen.getByRole('textbox', { name: /E-Mail-Adresse/ })).toHaveFocus();
    expect(sent(shown)).toEqual([]);
  });

  it('shows what the services found wrong at its field', async () => {
    const error = { validationError: { fields: { 'shippingAddress.zip': ['invalid'] } } };
    const checkout = aCheckout({ shippingAddress: own, step: 'address' });
    const shown = renderCheckout('/address', {
      services: { ...services, 'checkout/GetCheckout': { checkout }, [SET]: { checkout, error } } as FakeServices,
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Weiter zur Lieferung' }));
    const zip = group('Lieferadresse').getByRole('textbox', { name: /^PLZ/ });
    await waitFor(() => expect(zip).toHaveFocus());
    expect(zip).toBeInvalid();
    expect(group('Rechnungsadresse').getByRole('textbox', { name: /^PLZ/ })).toBeValid();
  });

  const unknownAddress = {
    addressError: { kind: 'acceptable', suggestions: [anAddress({ id: '', zip: '8003' })] },
    validationError: { fields: { billingAddress: ['invalid'] } },
  };

  it('asks about an address that the services do not know, and sends the chosen one', async () => {
    const shown = renderCheckout('/address', {
      services: {
        ...services,
        [SET]: (_addresses: unknown, { accepted }: { accepted: string[] }) =>
          accepted.includes('billingAddress') ? { checkout: saved } : { checkout: empty, error: unknownAddress },
      } as FakeServices,
    });
    await fillAll(shown);
    await shown.user.click(submit());
    await shown.user.click(await screen.findByRole('button', { name: 'Diese Adresse verwenden' }));
    await step('Wie sollen wir liefern?');
    expect(sent(shown)[1]).toMatchObject([{ billingAddress: { zip: '8003' } }, { skipAddressValidation: false }]);
  });

  it('skips the check of services that ask about the same address again', async () => {
    const shown = renderCheckout('/address', {
      services: {
        ...services,
        [SET]: (_addresses: unknown, { skipAddressValidation }: { skipAddressValidation: boolean }) =>
          skipAddressValidation ? { checkout: saved } : { checkout: empty, error: unknownAddress },
      } as FakeServices,
    });
    await fillAll(shown);
    await shown.user.click(submit());
    for (const call of [1, 2]) {
      await shown.user.click(await screen.findByRole('button', { name: 'Diese Adresse verwenden' }));
      await waitFor(() => expect(sent(shown)).toHaveLength(call + 1));
    }
    await step('Wie sollen wir liefern?');
  });

  it('marks the field of an invalid address that the visitor wants to change', async () => {
    const error = {
      addressError: { kind: 'invalid', suggestions: [] },
      validationError: { fields: { 'billingAddress.zip': ['invalid'] } },
    };
    const shown = renderCheckout('/address', {
      services: { ...services, [SET]: { checkout: empty, error } } as FakeServices,
    });
    await fillAll(shown);
    await shown.user.click(submit());
    await shown.user.click(await screen.findByRole('button', { name: 'Adresse ändern' }));
    const field = (name: RegExp) => screen.getByRole('textbox', { name });
    await waitFor(() => expect(field(/^PLZ/)).toBeInvalid());
    expect(field(/^Strasse/)).toBeValid();
  });

  it('asks about an e-mail address that ends in .co before it sends it', async () => {
    const shown = renderCheckout('/address', { services });
    await fillAll(shown, 'anna@example.co');
    await shown.user.click(submit());
    expect(screen.getByText('Meintest du anna@example.com?')).toBeVisible();
    expect(sent(shown)).toEqual([]);
  });

  it('lets who has an account sign in', async () => {
    const shown = renderCheckout('/address', { services });
    await shown.user.click(await screen.findByRole('button', { name: 'Anmelden' }));
    expect(shown.store.getState()).toMatchObject({ session: { authForm: 'login' } });
  });

  it('fills in the address of a customer, whose e-mail address is known', async () => {
    const shown = renderCheckout('/address', {
      isSignedIn: true,
      services: { ...services, 'customer/Get': { customer: aCustomer() } },
    });
    expect(await screen.findByRole('textbox', { name: /^Vorname/ })).toHaveValue('Anna');
    expect(screen.queryByRole('textbox', { name: /E-Mail-Adresse/ })).not.toBeInTheDocument();
    await shown.user.click(submit());
    expect(await step('Wie sollen wir liefern?')).toBeVisible();
  });

  it('delivers to the address that the customer has chosen for that', async () => {
    const elsewhere = anAddress({ id: 'mia', firstName: 'Mia' });
    const customer = aCustomer({ shippingAddresses: [elsewhere], defaultShippingAddressId: 'mia' });
    renderCheckout('/address', { isSignedIn: true, services: { ...services, 'customer/Get': { customer } } });
    await screen.findByRole('group', { name: 'Lieferadresse' });
    expect(group('Lieferadresse').getByRole('textbox', { name: /^Vorname/ })).toHaveValue('Mia');
    expect(group('Rechnungsadresse').getByRole('textbox', { name: /^Vorname/ })).toHaveValue('Anna');
  });

  it('keeps what was typed', async () => {
    const shown = renderCheckout('/address', { services });
    await fillAll(shown);
    shown.unmount();
    renderCheckout('/address', { services });
    expect(await screen.findByRole('textbox', { name: /E-Mail-Adresse/ })).toHaveValue('anna@example.ch');
    expect(screen.getByRole('textbox', { name: /^PLZ/ })).toHaveValue('8002');
  });

  it('restores what was typed only for who has typed it', async () => {
    const asCustomer = (id: string) => ({
      isSignedIn: true,
      identity: anIdentity({ id }),
      services: { ...services, 'customer/Get': { customer: aCustomer() } },
    });
    const firstName = () => screen.findByRole('textbox', { name: /^Vorname/ });
    const guest = renderCheckout('/address', { services });
    await guest.user.type(await firstName(), 'Gast');
    guest.unmount();
    const one = renderCheckout('/address', asCustomer('one'));
    expect(await firstName()).toHaveValue('Anna');
    await one.user.type(await firstName(), '-Lena');
    one.unmount();
    const again = renderCheckout('/address', asCustomer('one'));
    expect(await firstName()).toHaveValue('Anna-Lena');
    again.unmount();
    renderCheckout('/address', asCustomer('other'));
    expect(await firstName()).toHaveValue('Anna');
  });
});
