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
  /** 0 where it is for no number of persons in particular. */
  numberOfPersons: number;
  /** Names of towns, or one number of them. */
  locations: readonly string[];
  /** Names every town instead of counting them. */
  named?: boolean;
}

/** For how many, and where. Several towns show as their number. Nothing where neither is known. */
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
