import type { ElementData } from '@shop/contracts';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useRegistration } from '../shared/useRegistration';

const Panel = styled.section`
  display: grid;
  overflow: clip;
  margin-block: ${theme.space.section};
  border-radius: ${theme.radius.l};
  background: ${theme.color.accentSoft};
  .text {
    display: grid;
    gap: ${theme.space.m};
    align-content: center;
    justify-items: start;
    padding: ${theme.space.xl} ${theme.space.l};
  }
  img {
    block-size: 100%;
    border-radius: 0;
  }
  ${media.tablet} {
    &[data-picture] {
      grid-template-columns: 3fr 2fr;
    }
    .text {
      padding: ${theme.space.xxl} ${theme.space.xl};
    }
  }
`;

const SIZES = '(min-width: 768px) 40vw, 100vw';

/** Opens the registration. For members it is a link to the editor's target. */
export function Widget({ data }: { data: ElementData<'widget'> }) {
  const { isMember, handleClick } = useRegistration();
  const { title, content, image, link } = data;
  return (
    <Container>
      <Panel data-picture={image ? '' : undefined}>
        <div className="text">
          <Heading level={2}>{title}</Heading>
          <RichText html={content} />
          <ButtonLink to={link.url} target={link.target} size="big" onClick={handleClick}>
            {isMember ? link.callToAction : <FormattedMessage id="cms-elements.widget.register" />}
          </ButtonLink>
        </div>
        {image && <Picture image={image} ratio="landscape" sizes={SIZES} alt="" />}
      </Panel>
    </Container>
  );
}
