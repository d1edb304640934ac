import { IconPin, IconUsers } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { cityCount } from './cityCount';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

export interface PersonsAndLocationsProps {
  /** 0 for any number of persons. */
  numberOfPersons: number;
  /** Names of towns, or their number as a single entry. */
  locations: readonly string[];
  /** Names every town instead of counting them. */
  named?: boolean;
}

/** Number of persons and locations. Several towns are shown as their number. */
export function PersonsAndLocations({ numberOfPersons, locations, named = false }: PersonsAndLocationsProps) {
  if (numberOfPersons < 1 && locations.length === 0) return null;
  const cities = named && locations.length > 1 ? 0 : cityCount(locations);
  return (
    <Line>
      {numberOfPersons > 0 && (
        <span>
          <IconUsers />{' '}
          <FormattedMessage id="catalogue.personsAndLocations.persons" values={{ count: numberOfPersons }} />
        </span>
      )}
      {locations.length > 0 && (
        <span>
          <IconPin />{' '}
          {cities > 0 ? (
            <FormattedMessage id="catalogue.personsAndLocations.cities" values={{ count: cities }} />
          ) : (
            locations.join(', ')
          )}
        </span>
      )}
    </Line>
  );
}
