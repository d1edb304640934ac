import { aProduct, aSiteContent } from '@shop/builders';
import { comeNear } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../test/renderPage';
import { pageKind } from '.';

function show(over: Parameters<typeof aProduct>[0]) {
  comeNear();
  const ret = aProduct({ communitySettings: 'none', lateSections: [], ...over });
  renderPage(pageKind, aSiteContent({ uri: '/gusspfanne' }), {
    services: {
      'detail/GetProduct': { ret },
      'detail/GetRelatedProductsByType': { ret: [] },
      'checkout/GetPurchaseTerms': { ret: null },
    },
  });
  return screen.findByRole('region', { name: 'Auf einen Blick' });
}

describe('the section of facts', () => {
  it('is one that links and the keyboard reach, below the navigation', async () => {
    const section = await show({});
    expect(section).toHaveAttribute('id', 'info');
    expect(section).toHaveAttribute('data-section');
    expect(section).toHaveAttribute('tabindex', '-1');
    expect(await within(section).findByText('Gusseisen')).toBeVisible();
  });

  it('holds what editors say in short, without facts too', async () => {
    const section = await show({ facts: [], infoText: '<p>Wiegt mehr, als man denkt.</p>' });
    expect(await within(section).findByText('Wiegt mehr, als man denkt.')).toBeVisible();
  });

  it('says nothing twice', async () => {
    const section = await show({ infoText: '<ul><li>Material: Gusseisen</li></ul>' });
    expect(await within(section).findByText('Gusseisen')).toBeVisible();
    expect(within(section).queryByText('Material: Gusseisen')).not.toBeInTheDocument();
  });
});
