import { render, screen } from '@testing-library/react';
import { useClearOfControl } from './useClearOfControl';

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRect;

/** A window 768 px high, as in jsdom, with a notice at its bottom. */
function positionBeside(control: DOMRect) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'BUTTON' ? control : rect(16, 652, 358, 100);
  });
}

function Page({ shown }: { shown: number }) {
  return (
    <>
      <button autoFocus>In den Warenkorb</button>
      <div ref={useClearOfControl(shown)}>Ist im Warenkorb</div>
    </>
  );
}
const raised = () => screen.getByText('Ist im Warenkorb').style.getPropertyValue('--raised');

describe('notices at the bottom', () => {
  it('are raised above the control they would cover', () => {
    positionBeside(rect(16, 700, 358, 56));
    render(<Page shown={1} />);
    expect(raised()).toBe('68px');
  });

  it.each([
    ['above them', rect(16, 500, 358, 56)],
    ['beside them', rect(400, 700, 358, 56)],
  ])('stay where the control is %s', (_, control) => {
    positionBeside(control);
    render(<Page shown={1} />);
    expect(raised()).toBe('');
  });

  it('move down again when the next one covers nothing', () => {
    positionBeside(rect(16, 700, 358, 56));
    const { rerender } = render(<Page shown={1} />);
    positionBeside(rect(16, 100, 358, 56));
    rerender(<Page shown={2} />);
    expect(raised()).toBe('');
  });
});
