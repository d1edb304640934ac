import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { IconLock } from '@shop/ui-kit/icon';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const { color, space, text } = theme;

// A quiet band of one row at the picture's foot, so that what it shows can be seen.
const Band = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  padding-inline: ${space.xs};
  background: color-mix(in srgb, ${color.surfaceRaised} 90%, transparent);
  color: ${color.text};
  font-size: ${text.xs};
  font-weight: 600;
  overflow-wrap: anywhere;
  p {
    display: flex;
    min-inline-size: 0;
    gap: ${space.xxs};
    align-items: center;
  }
  & button {
    z-index: 2;
    min-block-size: 2rem;
    padding: 0;
    font-size: inherit;
    text-decoration: underline;
  }
  /* On two tiles a row of a phone there is space for the lock alone beside the button. */
  p > span {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${media.tablet} {
    justify-content: space-between;
    padding: ${space.xs} ${space.s};
    font-size: ${text.s};
    p > span {
      position: static;
      inline-size: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
  }
`;

/** Tells visitors who are not signed in that an item is for members, with a link to register. */
export default function MembersOverlay() {
  const { status, openAuth } = useSession();
  if (status !== 'anonymous') return null;
  return (
    <Band>
      <p>
        <IconLock />
        <span>
          <FormattedMessage id="catalogue.tile.membersOnly" />
        </span>
      </p>
      <Button mode="transparent" size="small" aria-haspopup="dialog" onClick={() => openAuth('register')}>
        <FormattedMessage id="catalogue.tile.register" />
      </Button>
    </Band>
  );
}
