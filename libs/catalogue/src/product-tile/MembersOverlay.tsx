import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { IconLock } from '@shop/ui-kit/icon';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const { color, space, text } = theme;

// A band at the picture's foot, so that what it shows can be seen.
const Band = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs};
  background: color-mix(in srgb, ${color.surfaceRaised} 90%, transparent);
  color: ${color.text};
  font-size: ${text.xs};
  font-weight: 600;
  text-align: center;
  p {
    display: flex;
    gap: ${space.xxs};
    align-items: center;
  }
  & button {
    z-index: 2;
    width: 100%;
    padding-inline: ${space.xs};
    font-size: ${text.s};
  }
  ${media.tablet} {
    flex-flow: row wrap;
    justify-content: space-between;
    padding: ${space.s};
    font-size: ${text.s};
    & button {
      width: auto;
      padding-inline: ${space.m};
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
        <FormattedMessage id="catalogue.tile.membersOnly" />
      </p>
      <Button size="small" aria-haspopup="dialog" onClick={() => openAuth('register')}>
        <FormattedMessage id="catalogue.tile.register" />
      </Button>
    </Band>
  );
}
