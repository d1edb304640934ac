import { PersonalizationSummary } from '@shop/catalogue';
import type { CartItem } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
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
  const { title, subTitle, link, personalization } = item;
  return (
    <Text>
      <Link id={titleId} to={link.url}>
        {title}
      </Link>
      {subTitle && <span>{subTitle}</span>}
      <PersonalizationSummary personalization={personalization} />
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
`;
