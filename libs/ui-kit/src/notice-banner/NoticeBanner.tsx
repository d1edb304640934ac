import type { Notice } from '@shop/contracts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { IconCheck } from '../icon/IconCheck';
import { IconClose } from '../icon/IconClose';
import { IconInfo } from '../icon/IconInfo';
import { IconStar } from '../icon/IconStar';
import { IconWarning } from '../icon/IconWarning';
import { theme } from '../theme';

const { color, space } = theme;

const Box = styled.div`
  --tone: ${color.info};
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border-left: 4px solid var(--tone);
  border-radius: ${theme.radius.s};
  background: ${color.infoSoft};
  & > svg {
    margin-top: 0.15em;
    color: var(--tone);
    font-size: 1.25rem;
  }
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    margin: -0.5rem -0.5rem -0.5rem 0;
  }
  &[data-type='error'] {
    --tone: ${color.danger};
    background: ${color.dangerSoft};
  }
  &[data-type='warning'] {
    --tone: ${color.warning};
    background: ${color.warningSoft};
  }
  &[data-type='success'] {
    --tone: ${color.success};
    background: ${color.successSoft};
  }
  &[data-type='standard'],
  &[data-type='notice'] {
    --tone: ${color.text};
    background: ${color.surfaceSunken};
  }
  &[data-type='feature'] {
    --tone: ${color.accent};
    background: ${color.accentSoft};
  }
  &[data-type='noticeGi'] {
    --tone: ${color.onCampaign};
    border-color: ${color.accent};
    background: ${color.campaign};
    color: ${color.onCampaign};
  }
  &[data-type='teaser'] {
    --tone: ${color.onInverse};
    border-color: ${color.campaign};
    background: ${color.inverse};
    color: ${color.onInverse};
  }
`;

/** `standard` is shown like `info`. */
const icons: Record<Notice['type'], () => ReactNode> = {
  info: IconInfo,
  notice: IconInfo,
  standard: IconInfo,
  noticeGi: IconInfo,
  error: IconWarning,
  warning: IconWarning,
  success: IconCheck,
  feature: IconStar,
  teaser: IconStar,
};

/** On a strong colour, so the focus ring has the colour of the text. */
const inverse: readonly Notice['type'][] = ['noticeGi', 'teaser'];

export interface NoticeBannerProps {
  type: Notice['type'];
  title?: ReactNode;
  children?: ReactNode;
  /** Shows a button to dismiss it. */
  onDismiss?(): void;
  /** A link or button below the text. */
  action?: ReactNode;
}

/** An inline notice: errors are announced at once, others politely. */
export function NoticeBanner({ type, title, children, onDismiss, action }: NoticeBannerProps) {
  const intl = useIntl();
  const TypeIcon = icons[type];
  return (
    <Box
      role={type === 'error' ? 'alert' : 'status'}
      data-type={type}
      data-tone={inverse.includes(type) ? 'inverse' : undefined}
    >
      <TypeIcon />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label={intl.formatMessage({ id: 'ui-kit.noticeBanner.dismiss' })}
          icon={<IconClose />}
          onClick={onDismiss}
        />
      )}
    </Box>
  );
}
