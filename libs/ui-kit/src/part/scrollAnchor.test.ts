import { keepAnchor, scrollAnchorIn } from './scrollAnchor';

/** Elements of these heights in px, below each other; the first begins at `top`. */
function layOut(elements: readonly Element[], heights: readonly number[], top: number) {
  let edge = top;
  elements.forEach((element, index) => {
    element.getBoundingClientRect = () => ({ top: edges[index]!, bottom: edges[index + 1]! }) as DOMRect;
  });
  const edges = [edge, ...heights.map((height) => (edge += height))];
}

/** A list whose first entry is followed by a part with three more. */
function listWithPart() {
  document.body.innerHTML = '<ul><li>1</li><div><li>2</li><li>3</li><li>4</li></div></ul>';
  const list = document.querySelector('ul')!;
  return { list, part: document.querySelector('div')! };
}

const scrollBy = jest.fn();
beforeEach(() => void jest.spyOn(window, 'scrollBy').mockImplementation(scrollBy));
afterEach(() => scrollBy.mockClear());

it('scrolls so that the first entry in view stands where it stood', () => {
  const { list, part } = listWithPart();
  layOut([...part.children], [400, 300, 300], -500);
  const anchor = scrollAnchorIn(part);
  expect(anchor).toMatchObject({ index: 2, top: -100 });

  part.replaceWith(...part.children);
  layOut([...list.children], [300, 320, 300, 300], -800);
  keepAnchor(anchor!);
  expect(scrollBy.mock.calls).toEqual([[{ top: -80, behavior: 'instant' }]]);
});

it('leaves the page as it is where nothing has moved, or the entry is gone', () => {
  const { list, part } = listWithPart();
  layOut([...part.children], [400, 300, 300], -500);
  const anchor = scrollAnchorIn(part)!;
  part.replaceWith(...part.children);
  layOut([...list.children], [300, 400, 300, 300], -800);
  keepAnchor(anchor);
  list.replaceChildren();
  keepAnchor(anchor);
  expect(scrollBy).not.toHaveBeenCalled();
});

it.each([
  ['above', -2_000],
  ['below', 2_000],
])('finds nothing where all of it is %s the window', (_where, top) => {
  const { part } = listWithPart();
  layOut([...part.children], [400, 300, 300], top);
  expect(scrollAnchorIn(part)).toBeNull();
});
