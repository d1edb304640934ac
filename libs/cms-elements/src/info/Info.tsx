import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { IconInfo } from '@shop/ui-kit/icon';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.m};
  margin-block: ${theme.space.l};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.m};
  background: ${theme.color.infoSoft};
  > svg {
    font-size: 1.75rem;
    color: ${theme.color.info};
  }
  h3 {
    margin-block-end: ${theme.space.xs};
  }
`;

/** A note set apart from the text around it. */
export function Info({ data }: { data: ElementData<'info'> }) {
  return (
    <Container>
      <Box role="note">
        <IconInfo />
        <div>
          {data.title && (
            <Heading level={3} size="l">
              {data.title}
            </Heading>
          )}
          <RichText html={data.html} />
        </div>
      </Box>
    </Container>
  );
}
