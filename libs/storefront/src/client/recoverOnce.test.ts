import { recoverOnce } from './recoverOnce';

const recover = jest.fn();
/** The scripts of a page in the order they run in: those that others import first, some of which every build has. */
const build = (name: string, page = 'list') => {
  const files = ['rolldown-runtime-1', 'react-1', `client-${name}`, `${page}-${name}`];
  document.head.innerHTML = files.map((file) => `<script type="module" src="/assets/${file}.js"></script>`).join('');
};
beforeEach(() => recover.mockClear());

it('recovers once a build', () => {
  build('a');
  expect([recoverOnce(recover), recoverOnce(recover)]).toEqual([true, false]);
  expect(recover).toHaveBeenCalledTimes(1);
  build('a', 'product');
  expect(recoverOnce(recover)).toBe(false);
  build('b');
  expect(recoverOnce(recover)).toBe(true);
  expect(recover).toHaveBeenCalledTimes(2);
});

it('does nothing where it could not know that it did', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(recoverOnce(recover)).toBe(false);
  expect(recover).not.toHaveBeenCalled();
});
