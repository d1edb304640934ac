/** @jest-environment node */
import { previewRule } from './previewRule';

const preview = 'data:image/avif;base64,AAAA';
const previewOf = async (address: string) => (address === '/images/none' ? null : preview);
const picture = (id: string, more = '') =>
  `<img alt="" srcSet="/images/${id}?w=320 320w" src="/images/${id}?w=640" ${more}class="a"/>`;
const high = 'fetchPriority="high" ';

it('shows the preview where the first picture of high priority will be', async () => {
  const html = picture('other') + picture('pan.main', high) + picture('pot', high);
  expect(await previewRule(html, previewOf)).toBe(
    `img[src="/images/pan.main?w=640"]{background-image:url(${preview})}`,
  );
});

it('shows it on the screens alone that show that picture', async () => {
  const html = `<picture><source media="(min-width: 768px)" srcSet="/images/wide?w=640 640w"/>${picture('tall', high)}</picture>`;
  expect(await previewRule(html, previewOf)).toBe(
    `@media not (min-width: 768px){img[src="/images/tall?w=640"]{background-image:url(${preview})}}`,
  );
});

it.each([
  ['without such a picture', picture('pan')],
  ['where it has none', picture('none', high)],
  ['of a picture that does not fill its box', picture('pan', `${high}data-fit="contain" `)],
  ['of a picture of others', '<img src="https://others.example/pan.jpg" fetchPriority="high"/>'],
])('shows none %s', async (_, html) => {
  expect(await previewRule(html, previewOf)).toBe('');
});
