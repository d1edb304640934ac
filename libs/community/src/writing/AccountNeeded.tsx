import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { type Part, useTakingPart } from '../shared/useTakingPart';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`;

/** Says that an account is needed, and leads to the registration and the login. */
export function AccountNeeded({ part }: { part: Part }) {
  const { askToRegister, askToSignIn } = useTakingPart();
  return (
    <NoticeBanner type="info">
      <Stack gap="s">
        <p>
          <FormattedMessage id={`community.anonymous.${part}`} />
        </p>
        <Actions>
          <Button mode="secondary" size="small" onClick={() => askToRegister(part)}>
            <FormattedMessage id="community.writing.register" />
          </Button>
          <Button mode="transparent" size="small" onClick={askToSignIn}>
            <FormattedMessage id="community.anonymous.login" />
          </Button>
        </Actions>
      </Stack>
    </NoticeBanner>
  );
}
