import type { Image } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useHere } from '../location/useDesk';

const SIDE_PX = 96;

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  & img {
    display: block;
    border-radius: ${theme.radius.s};
    object-fit: cover;
  }
  & p {
    max-width: 12rem;
    font-size: ${theme.text.s};
    overflow-wrap: anywhere;
  }
`;

/** Pictures of a review with what its author says of them, which is decided about, too; each opens in its own size in a window of its own. */
export function EntryPictures({ images }: { images: readonly Image[] }) {
  const { formatMessage } = useIntl();
  const { site } = useHere();
  if (images.length === 0) return null;
  return (
    <Pictures>
      {images.map(({ url, description }, index) => (
        <li key={url}>
          <a href={`/${site.site}${url}`} target="_blank" rel="noreferrer">
            <img
              src={`/${site.site}${url}`}
              alt={description || formatMessage({ id: 'desk.entry.picture' }, { number: index + 1 })}
              width={SIDE_PX}
              height={SIDE_PX}
            />
          </a>
          {description && <p aria-hidden="true">{description}</p>}
        </li>
      ))}
    </Pictures>
  );
}
