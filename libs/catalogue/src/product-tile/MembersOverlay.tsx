import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const { color, space, text } = theme;

// Over the whole picture; on small screens a band at its foot, so that the picture stays visible.
const Veil = styled.div`
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
  & button {
    z-index: 2;
    width: 100%;
    padding-inline: ${space.xs};
    font-size: ${text.s};
  }
  ${media.tablet} {
    inset: 0;
    justify-content: end;
    gap: ${space.s};
    padding: ${space.l};
    background: linear-gradient(transparent 20%, color-mix(in srgb, ${color.surfaceRaised} 92%, transparent) 65%);
    font-size: ${text.s};
    & button {
      width: auto;
      padding-inline: ${space.l};
    }
  }
`;

/** Tells visitors who are not signed in that an item is for members, with a link to register. */
export default function MembersOverlay() {
  const { status, openAuth } = useSession();
  if (status !== 'anonymous') return null;
  return (
    <Veil>
      <p>
        <FormattedMessage id="catalogue.tile.membersOnly" />
      </p>
      <Button size="small" aria-haspopup="dialog" onClick={() => openAuth('register')}>
        <FormattedMessage id="catalogue.tile.register" />
      </Button>
    </Veil>
  );
}
