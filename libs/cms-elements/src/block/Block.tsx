import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { BlockSection } from './BlockSection';
import type { BlockData } from './schema';

const SIZES = '(min-width: 1024px) 50vw, 100vw';

/** A picture beside a text. The layout says on which side the picture stands, or that it lies behind the text. */
export function Block({ data }: { data: BlockData }) {
  const { title, image, layout, content } = data;
  const links = data.links.filter(({ callToAction }) => callToAction);
  return (
    <Container>
      <BlockSection data-layout={layout} data-tone={layout === 'customCookware' ? 'inverse' : undefined}>
        {image && (
          <div className="picture">
            <Picture image={image} sizes={SIZES} alt="" />
          </div>
        )}
        <div className="text">
          {title && (
            <Heading level={2} look="xxl">
              {title}
            </Heading>
          )}
          <RichText html={content} />
          {links.length > 0 && (
            <p className="links">
              {links.map((link, index) => (
                <ButtonLink
                  key={link.url + link.callToAction}
                  to={link.url}
                  target={link.target}
                  mode={index === 0 ? 'primary' : 'secondary'}
                >
                  {link.callToAction}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </BlockSection>
    </Container>
  );
}
