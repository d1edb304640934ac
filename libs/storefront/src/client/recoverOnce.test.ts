import { recoverOnce } from './recoverOnce';

const recover = jest.fn();
const build = (name: string) => {
  document.head.innerHTML = `<script type="module" src="/assets/entry-${name}.js"></script>`;
};
beforeEach(() => recover.mockClear());

it('recovers once a build', () => {
  build('a');
  expect([recoverOnce(recover), recoverOnce(recover)]).toEqual([true, false]);
  expect(recover).toHaveBeenCalledTimes(1);
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
