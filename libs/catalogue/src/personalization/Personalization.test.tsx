import { anImage, type FakeServices, httpStatus } from '@shop/builders';
import type { Lettering } from '@shop/contracts';
import { MAX_IMAGE_SIDE } from '@shop/contracts/upload-limits';
import { renderWithShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Personalization, type PersonalizationProps } from './Personalization';
import type { Personalized } from './personalized';

let value: Personalized | null;
let startAfresh: () => void;
function Probe() {
  const [current, setCurrent] = useState<Personalized | null>(null);
  value = current;
  startAfresh = () => setCurrent(null);
  return <Personalization image={anImage()} value={current} onChange={setCurrent} {...product} />;
}
let product: Partial<PersonalizationProps> = {};
beforeEach(() => (product = {}));

const show = (services: FakeServices = {}) => renderWithShop(<Probe />, { services });
const input = () => document.querySelector<HTMLInputElement>('[type=file]')!;
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const photo = new File(['Katze'], 'katze.png', { type: 'image/png' });
const created = { 'image/Create': { id: 'bild-1' }, 'image/Delete': {} };

describe('Personalization', () => {
  it('uploads a picture as base64 and shows it on the product', async () => {
    const { calls } = show(created);
    choose(photo);
    expect(screen.getByRole('status')).toHaveTextContent('Wird hochgeladen');
    expect(await screen.findByText(/Hochgeladen/)).toBeVisible();
    expect(calls).toMatchObject([{ method: 'Create', args: ['katze.png', btoa('Katze')] }]);
    expect(screen.getByRole('img', { name: 'Dein Bild auf dem Produkt' })).toHaveAttribute(
      'src',
      '/images/personalization/bild-1',
    );
    expect(value).toEqual({ imageId: 'bild-1', text: '' });
  });

  it('sends a picture no larger than the services keep it', async () => {
    const sizes: number[] = [];
    Object.assign(globalThis, { createImageBitmap: async () => ({ width: 6000, height: 4000, close() {} }) });
    const getImageData = () => ({ data: [0x66, 0x66, 0x66, 0xff] });
    const context = { fillRect() {}, clearRect() {}, drawImage() {}, getImageData };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, tell) {
      sizes.push(this.width, this.height);
      tell(new Blob(['klein'], { type: 'image/jpeg' }));
    });
    const { calls } = show(created);
    choose(new File(['gross'], 'katze.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/Hochgeladen/)).toBeVisible();
    expect(calls).toMatchObject([{ method: 'Create', args: ['katze.jpg', btoa('klein')] }]);
    expect(sizes).toEqual([MAX_IMAGE_SIDE, (MAX_IMAGE_SIDE * 2) / 3]);
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('puts a text on the product, and reports null without one', async () => {
    const { user } = show();
    const field = screen.getByRole('textbox', { name: 'Dein Text' });
    await user.type(field, 'Für Oma');
    expect(value).toEqual({ imageId: '', text: 'Für Oma' });
    expect(screen.getByText('Für Oma')).toBeVisible();
    await user.clear(field);
    expect(value).toBeNull();
  });

  it('removes a picture, from the services too', async () => {
    const { user, calls } = show(created);
    choose(photo);
    await user.click(await screen.findByRole('button', { name: 'Bild entfernen' }));
    expect(value).toBeNull();
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'Delete', args: ['bild-1'] }));
  });

  it('removes a picture that is replaced', async () => {
    let count = 0;
    const { calls } = show({ ...created, 'image/Create': () => ({ id: `bild-${(count += 1)}` }) });
    choose(photo);
    await screen.findByText(/Hochgeladen/);
    choose(photo);
    await waitFor(() => expect(value?.imageId).toBe('bild-2'));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'Delete', args: ['bild-1'] }));
  });

  it('keeps a picture that was bought while another one was uploading', async () => {
    let answer: (reply: { id: string }) => void = () => undefined;
    const { calls } = show({ ...created, 'image/Create': () => new Promise((resolve) => (answer = resolve)) });
    choose(photo);
    await waitFor(() => expect(calls).toHaveLength(1));
    act(() => answer({ id: 'bild-1' }));
    await screen.findByText(/Hochgeladen/);
    choose(photo);
    await waitFor(() => expect(calls).toHaveLength(2));
    act(() => startAfresh());
    act(() => answer({ id: 'bild-2' }));
    await waitFor(() => expect(value).toEqual({ imageId: 'bild-2', text: '' }));
    expect(calls.map(({ method }) => method)).not.toContain('Delete');
  });

  it('keeps the focus at the field while a picture uploads, and takes no other one meanwhile', async () => {
    const { calls } = show({ 'image/Create': () => new Promise(() => undefined) });
    input().focus();
    choose(photo);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(input()).toHaveAttribute('aria-disabled', 'true');
    // Browsers take the focus from what is disabled; jsdom does not.
    expect(input()).toBeEnabled();
    expect(fireEvent.click(input())).toBe(false);
    choose(photo);
    expect(calls).toHaveLength(1);
  });

  it('sends nothing that is not a picture, and says why', () => {
    const { calls } = show();
    choose(new File(['a'], 'brief.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Der Dateityp muss PNG, JPEG oder GIF sein.');
    choose(photo, photo);
    expect(screen.getByRole('alert')).toHaveTextContent('Wähle eine einzige Datei.');
    expect(calls).toEqual([]);
  });

  it.each([
    ['TOO_LARGE', 'Die Datei ist grösser als 10 MB.'],
    ['TOO_MANY_PIXELS', 'Das Bild hat zu viele Pixel. Nimm ein kleineres.'],
    ['UNSUPPORTED_TYPE', 'Der Dateityp muss'],
    ['INVALID', 'Das Bild liess sich nicht hochladen.'],
  ])('shows why the services refuse a picture, and logs it: %s', async (error, text) => {
    show({ 'image/Create': { id: '', error } });
    choose(photo);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(value).toBeNull();
    expect(console.error).toHaveBeenCalledWith('Failed to upload an image', error);
    jest.mocked(console.error).mockClear();
  });

  it('logs an upload that the services do not answer', async () => {
    show({ 'image/Create': httpStatus(503) });
    choose(photo);
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Bild liess sich nicht hochladen.');
    expect(console.error).toHaveBeenCalledWith('Failed to upload an image', expect.objectContaining({ status: 503 }));
    jest.mocked(console.error).mockClear();
  });

  describe('with lettering', () => {
    const engraved: Lettering = {
      maxLength: 5,
      lines: 2,
      area: { left: 10, top: 20, width: 56, height: 24 },
      font: 'serif',
      color: '#402010',
      takesPicture: false,
      takesRecipient: false,
      takesDate: false,
    };

    it('puts the words where the product takes them, in no more lines and characters than there is room for', async () => {
      product = { lettering: engraved };
      const { user, container } = show();
      const field = screen.getByRole('textbox', { name: 'Dein Text' });
      expect(field).toHaveAccessibleDescription('2 Zeilen zu 5 Zeichen');
      await user.type(field, 'Annab{Enter}Leo{Enter}Max');
      expect(value?.text).toBe('Annab\nLeoMa');
      const words = container.querySelector('[data-font=serif]');
      expect(words).toHaveStyle({ left: '10%', top: '20%', width: '56%', height: '24%' });
      expect(words).not.toHaveAttribute('style', expect.stringContaining('rotate'));
      expect(words).toHaveTextContent('Annab LeoMa');
      expect(input()).toBeNull();
    });

    it('puts pasted lines on the one that there is room for', async () => {
      product = { lettering: { ...engraved, lines: 1, maxLength: 200 } };
      const { user } = show();
      await user.click(screen.getByRole('textbox', { name: 'Dein Text' }));
      await user.paste('Alles Liebe\n\nDeine Anna');
      expect(value?.text).toBe('Alles Liebe Deine Anna');
    });

    it('turns the words with the area that they fill', async () => {
      product = { lettering: { ...engraved, area: { ...engraved.area!, angle: -12 } } };
      const { user, container } = show();
      await user.type(screen.getByRole('textbox', { name: 'Dein Text' }), 'Anna');
      expect(container.querySelector('[data-font=serif]')).toHaveStyle({
        left: '10%',
        top: '20%',
        width: '56%',
        height: '24%',
        transform: 'rotate(-12deg)',
      });
    });

    it('takes the example off the picture once there are words', async () => {
      const blanks = { [anImage().url]: '/images/leer' };
      product = { lettering: { ...engraved, blanks } };
      const { user, container } = show();
      const blank = () => container.querySelector('img[src^="/images/leer"]');
      expect(blank()).toBeNull();
      await user.type(screen.getByRole('textbox', { name: 'Dein Text' }), 'Anna');
      expect(blank()).not.toBeNull();
    });

    it('tells the words once, after the last letter', async () => {
      product = { lettering: engraved };
      const { user } = show();
      await user.type(screen.getByRole('textbox', { name: 'Dein Text' }), 'Anna');
      const status = screen.getByRole('status');
      expect(status).toBeEmptyDOMElement();
      await waitFor(() => expect(status).toHaveTextContent('Auf dem Bild steht: Anna'));
    });

    it('prints amount, recipient and greeting on a voucher', async () => {
      product = {
        lettering: { ...engraved, lines: 1, maxLength: 200, takesRecipient: true },
        productType: 'valueVoucher',
        price: { amount: { cents: 10_000 }, crossAmount: { cents: 0 }, currency: 'CHF' },
      };
      const { user, container } = show();
      await user.type(screen.getByRole('textbox', { name: 'Für wen' }), 'Ida');
      await user.type(screen.getByRole('textbox', { name: 'Dein Text' }), 'Alles Liebe');
      expect(value).toEqual({ imageId: '', text: 'Alles Liebe', recipient: 'Ida' });
      const card = container.querySelector<HTMLElement>('[data-preview] [aria-hidden]')!;
      expect([...card.children].map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/CHF\s100/),
        'Für Ida',
        'Alles Liebe',
      ]);
      expect(card).not.toHaveAttribute('data-label');
      const { style } = card;
      expect(['--left', '--top', '--width', '--height', '--color'].map((name) => style.getPropertyValue(name))).toEqual(
        ['10%', '20%', '56%', '24%', '#402010'],
      );
    });

    it('has larger words for narrow pictures', async () => {
      product = { lettering: { ...engraved, lines: 1, maxLength: 200, takesRecipient: true } };
      const { user, container } = show();
      await user.type(screen.getByRole('textbox', { name: 'Dein Text' }), 'Alles Liebe');
      const { style } = container.querySelector<HTMLElement>('[data-preview] em')!;
      const [size, narrow] = ['--size', '--narrow-size'].map((name) => parseFloat(style.getPropertyValue(name)));
      expect(narrow).toBeGreaterThan(size!);
    });

    it('prints on a label where the picture of a voucher has no field', async () => {
      product = { lettering: { maxLength: 200, takesRecipient: true }, productType: 'experienceVoucher' };
      const { user, container } = show();
      await user.type(screen.getByRole('textbox', { name: 'Für wen' }), 'Ida');
      expect(container.querySelector('[data-label]')).toHaveTextContent(/^Für Ida$/);
    });
  });
});
