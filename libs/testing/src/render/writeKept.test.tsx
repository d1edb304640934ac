/** @jest-environment node */
import { useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { useId } from 'react';
import { writeKept } from '..';

const Address = () => <p>{useLocation().pathname}</p>;
const Today = () => <p>{new Date().getFullYear()}</p>;
const Visitor = () => <p>{String(useSession().hasCookie)}</p>;
const Named = () => <p id={useId()} />;
const Title = () => <p>Pfanne</p>;

it.each([
  ['the address', <Address key="" />],
  ['the time', <Today key="" />],
  ['the visitor', <Visitor key="" />],
  ['ids', <Named key="" />],
])('finds out what depends on %s', (_what, shown) => {
  const { kept, rendered } = writeKept(<KeptHtml of={{}}>{shown}</KeptHtml>);
  expect(kept).not.toBe(rendered);
});

it('finds nothing where the HTML is the same on each page', () => {
  const { kept, rendered } = writeKept(
    <KeptHtml of={{}}>
      <Title />
    </KeptHtml>,
  );
  expect([kept, rendered]).toEqual(['<p>Pfanne</p>', '<p>Pfanne</p>']);
});
