import type { CartItem } from '@shop/contracts';
import { personalizationImageUrl } from '@shop/service-client/personalization';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface LineTextProps {
  item: CartItem;
  /** Of the title. */
  titleId?: string;
  /** Content below the text. */
  children?: ReactNode;
}

/** Name and personalization of an article. */
export function LineText({ item, titleId, children }: LineTextProps) {
  const { formatMessage } = useIntl();
  const { title, subTitle, link, personalization } = item;
  return (
    <Text>
      <Link id={titleId} to={link.url}>
        {title}
      </Link>
      {subTitle && <span>{subTitle}</span>}
      {personalization?.recipient && (
        <span>{formatMessage({ id: 'catalogue.personalization.for' }, { name: personalization.recipient })}</span>
      )}
      {(personalization?.imageId || personalization?.text) && (
        <span>
          {personalization.imageId && (
            <img
              src={personalizationImageUrl(personalization.imageId)}
              alt={formatMessage({ id: 'catalogue.personalization.own' })}
              loading="lazy"
            />
          )}
          {personalization.text && <>«{personalization.text}»</>}
        </span>
      )}
      {children && <span>{children}</span>}
    </Text>
  );
}

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
  & > a {
    font-size: ${theme.text.l};
    font-weight: 600;
  }
  & > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  & img {
    display: inline-block;
    inline-size: 3rem;
    block-size: 3rem;
    margin-inline-end: ${theme.space.xs};
    border-radius: ${theme.radius.s};
    object-fit: cover;
    vertical-align: middle;
  }
`;
