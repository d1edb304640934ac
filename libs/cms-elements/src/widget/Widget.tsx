import type { ElementData } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { RichText } from '@shop/ui-kit/rich-text';
import { media, theme } from '@shop/ui-kit/theme';
import { useRef, useState } from 'react';
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
  .action {
    inline-size: 100%;
    max-inline-size: 30rem;
    outline: none;
  }
  img {
    block-size: 100%;
    border-radius: 0;
  }
  ${media.tablet} {
    &[data-picture] {
      grid-template-columns: 3fr 2fr;
    }
    /* Beside a form, which is much higher, it keeps its ratio and stays in view. */
    &[data-open] img {
      position: sticky;
      inset-block-start: var(--header-offset, ${theme.header.height});
      block-size: auto;
    }
    .text {
      padding: ${theme.space.xxl} ${theme.space.xl};
    }
  }
`;

const registration = preloadable(() => import('@shop/auth/registration'));

const SIZES = '(min-width: 768px) 40vw, 100vw';

/** Kept from the press until the form is there; no more than it takes on the widest windows. */
const FORM_HEIGHT = '64rem';

/**
 * Shows the registration, in the place of the button that asks for it: nothing moves for those who read on, and only those
 * who want it load its code. For members it is a link to the editor's target.
 */
export function Widget({ data }: { data: ElementData<'widget'> }) {
  const [isOpen, setOpen] = useState(false);
  const { isMember, handleClick } = useRegistration(open);
  const action = useRef<HTMLDivElement>(null);
  const { title, content, image, link } = data;

  // What goes next has the focus, which would be lost with it.
  function keepFocus() {
    const { current } = action;
    if (current?.contains(document.activeElement)) current.focus({ preventScroll: true });
  }

  function open() {
    keepFocus();
    setOpen(true);
  }

  function close() {
    keepFocus();
    setOpen(false);
  }

  return (
    <Container>
      <Panel data-picture={image ? '' : undefined} data-open={isOpen ? '' : undefined}>
        <div className="text">
          <Heading level={2}>{title}</Heading>
          <RichText html={content} />
          <div className="action" ref={action} tabIndex={-1}>
            {isOpen ? (
              <WhenWanted part={registration} fallback={<div aria-busy="true" style={{ minBlockSize: FORM_HEIGHT }} />}>
                {({ default: Registration }) => <Registration reservedHeight={FORM_HEIGHT} onEnd={close} />}
              </WhenWanted>
            ) : (
              <ButtonLink
                to={link.url}
                target={link.target}
                size="big"
                onClick={handleClick}
                {...(!isMember && onIntent(registration))}
              >
                {isMember ? link.callToAction : <FormattedMessage id="cms-elements.widget.register" />}
              </ButtonLink>
            )}
          </div>
        </div>
        {image && <Picture image={image} ratio="landscape" sizes={SIZES} alt="" />}
      </Panel>
    </Container>
  );
}
