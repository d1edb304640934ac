import type { Personalization } from '@shop/contracts';
import { personalizationImageUrl } from '@shop/service-client/personalization';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

export interface PersonalizationSummaryProps {
  personalization: Personalization | null;
}

/** For whom an article of the cart is, and the visitor's picture and words on it: a `span` each. Takes the late texts. */
export function PersonalizationSummary({ personalization }: PersonalizationSummaryProps) {
  const { formatMessage } = useIntl();
  const { recipient, imageId, text } = personalization ?? {};
  return (
    <>
      {recipient && (
        <span>
          <FormattedMessage id="catalogue.personalization.for" values={{ name: recipient }} />
        </span>
      )}
      {(imageId || text) && (
        <span>
          {imageId && (
            <OwnPicture
              src={personalizationImageUrl(imageId)}
              alt={formatMessage({ id: 'catalogue.personalization.own' })}
              loading="lazy"
            />
          )}
          {text && <>«{text}»</>}
        </span>
      )}
    </>
  );
}

const OwnPicture = styled.img`
  display: inline-block;
  inline-size: 3rem;
  block-size: 3rem;
  margin-inline-end: ${theme.space.xs};
  border-radius: ${theme.radius.s};
  object-fit: cover;
  vertical-align: middle;
`;
