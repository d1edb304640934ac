import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepInput } from './keepInput';

function Form() {
  const [term, setTerm] = useState('');
  const [note, setNote] = useState('Grüsse');
  const [wrapped, setWrapped] = useState(false);
  const [size, setSize] = useState('s');
  const [sort, setSort] = useState('newest');
  const [store, setStore] = useState('');
  return (
    <form>
      <input name="term" value={term} onChange={({ target }) => setTerm(target.value)} />
      <textarea name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input type="checkbox" name="wrapped" checked={wrapped} onChange={({ target }) => setWrapped(target.checked)} />
      {['s', 'm'].map((one) => (
        <input key={one} type="radio" name="size" value={one} checked={size === one} onChange={() => setSize(one)} />
      ))}
      <input type="hidden" name="sku" value="A-1" />
      <select name="sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>best</option>
        <option>newest</option>
      </select>
      <select name="store" onChange={({ target }) => setStore(target.value)}>
        <option>here</option>
        <option>there</option>
      </select>
      <output>{JSON.stringify({ term, note, wrapped, size, sort, store })}</output>
    </form>
  );
}

const field = <Name extends string>(name: Name, index = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[index]!;
const known = () => JSON.parse(document.querySelector('output')!.textContent) as object;

async function hydrate(early: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  early();
  const replay = keepInput(document);
  const root = await act(async () => hydrateRoot(container, <Form />));
  await act(async () => replay());
  return () => act(() => root.unmount());
}

afterEach(() => document.body.replaceChildren());

it('tells components of what was typed, ticked and selected before hydration', async () => {
  const end = await hydrate(() => {
    field('term').value = 'pfanne';
    field('note').value = '';
    field('wrapped').checked = true;
    field('size', 1).checked = true;
    field('sort').value = 'best';
    field('store').value = 'there';
  });
  expect(known()).toEqual({ term: 'pfanne', note: '', wrapped: true, size: 'm', sort: 'best', store: 'there' });
  expect(field('term').value).toBe('pfanne');
  expect(field('sort').value).toBe('best');
  end();
});

it('changes nothing where nobody did anything', async () => {
  const end = await hydrate(() => undefined);
  expect(known()).toEqual({ term: '', note: 'Grüsse', wrapped: false, size: 's', sort: 'newest', store: '' });
  end();
});
