import { useCmsDrawer } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { Button, ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { FormattedMessage } from 'react-intl';
import { useRegistration } from '../shared/useRegistration';
import { BlockSection } from './BlockSection';

/** The picture takes a third, a half or more; between phone and laptop it may be taller than its own ratio. */
const THIRD = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, calc(100vw - 5rem)';
const HALF = '(min-width: 1024px) 50vw, calc(100vw - 5rem)';
const THIRDS: readonly ElementData<'block'>['layout'][] = ['left', 'right'];
/** Framed layouts, with their background and tone. */
const TONES: Partial<Record<ElementData<'block'>['layout'], string>> = { customCookware: 'inverse' };

/** A picture beside a text. The layout defines the picture's side and the background. */
export function Block({ data }: { data: ElementData<'block'> }) {
  const { title, image, layout, content, infoContentID } = data;
  const openDrawer = useCmsDrawer();
  const registration = useRegistration();
  const links = data.links.filter(({ callToAction }) => callToAction);
  // The first link of the community's block is for members.
  const handleClick = (index: number) => (layout === 'community' && index === 0 ? registration.handleClick : undefined);
  return (
    <Container>
      <BlockSection data-layout={layout} data-picture={image ? '' : undefined} data-tone={TONES[layout]}>
        {image && (
          <div className="picture">
            <Picture image={image} sizes={THIRDS.includes(layout) ? THIRD : HALF} alt="" />
          </div>
        )}
        <div className="text">
          {title && (
            <Heading level={2} size="xxl">
              {title}
            </Heading>
          )}
          <RichText html={content} />
          {(links.length > 0 || infoContentID) && (
            <div className="links">
              {links.map((link, index) => (
                <ButtonLink
                  key={link.url + link.callToAction}
                  to={link.url}
                  target={link.target}
                  mode={index === 0 ? 'primary' : 'secondary'}
                  onClick={handleClick(index)}
                >
                  {link.callToAction}
                </ButtonLink>
              ))}
              {infoContentID && (
                <Button
                  mode={links.length > 0 ? 'secondary' : 'primary'}
                  aria-haspopup="dialog"
                  onClick={() => void openDrawer({ collectionId: infoContentID }, title)}
                >
                  <FormattedMessage id="cms-elements.block.more" />
                </Button>
              )}
            </div>
          )}
        </div>
      </BlockSection>
    </Container>
  );
}
