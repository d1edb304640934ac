import { personalizationImageUrl } from '@shop/service-client/personalization';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Personalized } from './personalized';

const Overlay = styled.div`
  position: absolute;
  inset: 30%;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4%;
  container-type: size;
  pointer-events: none;
  & > img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 70cqh;
    border: 3px solid ${theme.color.surfaceRaised};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surfaceRaised};
    box-shadow: ${theme.shadow.low};
  }
  & > span {
    max-width: 100cqw;
    padding: 0.2em 0.6em;
    border-radius: ${theme.radius.s};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    font: ${theme.heading.weight} clamp(0.5rem, 9cqw, 1.5rem) / 1.2 ${theme.font.heading};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** Preview of a picture and a text, laid over the product's picture. */
export function PersonalizedOverlay({ imageId, text }: Personalized) {
  const intl = useIntl();
  return (
    <Overlay>
      {imageId && (
        <img src={personalizationImageUrl(imageId)} alt={intl.formatMessage({ id: 'catalogue.personalization.own' })} />
      )}
      {text && <span>{text}</span>}
    </Overlay>
  );
}
