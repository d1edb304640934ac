/** @jest-environment node */
import { preloadable } from '@shop/preloadable';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { WhenNear } from './WhenNear';

const part = preloadable(() => Promise.resolve({ default: ({ children }: { children: string }) => <p>{children}</p> }));

it('the server writes what is readable, and leaves room for the rest', async () => {
  const { prelude } = await prerenderToNodeStream(
    <>
      <WhenNear part={part} readable>
        {({ default: Part }) => <Part>zu lesen</Part>}
      </WhenNear>
      <WhenNear part={part}>{({ default: Part }) => <Part>für später</Part>}</WhenNear>
    </>,
  );
  const html = await text(prelude);
  expect(html).toContain('zu lesen');
  expect(html).not.toContain('für später');
});
