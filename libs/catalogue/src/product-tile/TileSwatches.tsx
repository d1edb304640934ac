import type { ConfigurationOption } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { hasSwatch, optionUrl, Swatch } from '../swatch/Swatch';

// Links of 24 px, shifted so that the first dot is aligned with the text.
const List = styled.ul`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  width: fit-content;
  margin-left: -3px;
  & > li > a {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
  }
  & > [data-sold-out] {
    opacity: 0.4;
  }
`;

/** Maximum number of swatches on a tile. */
const SHOWN = 5;

/** The colours of an item, each a link. Options without colours are left to the product's page. */
export function TileSwatches({ options }: { options: readonly ConfigurationOption[] }) {
  const intl = useIntl();
  const values = options.find((option) => option.values.some(hasSwatch))?.values.filter(hasSwatch) ?? [];
  if (values.length < 2) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'catalogue.tile.variants' })}>
      {values.slice(0, SHOWN).map((value) => {
        const soldOut = value.isSoldOut ? ` ${intl.formatMessage({ id: 'catalogue.variants.soldOut' })}` : '';
        const name = value.label + soldOut;
        return (
          <li key={value.targetSKU} data-sold-out={value.isSoldOut ? '' : undefined}>
            <Link to={optionUrl(value)} aria-label={name} title={name}>
              <Swatch value={value} />
            </Link>
          </li>
        );
      })}
      {values.length > SHOWN && (
        <li>
          <FormattedMessage id="catalogue.tile.moreVariants" values={{ count: values.length - SHOWN }} />
        </li>
      )}
    </List>
  );
}
